/** The tab a key moves the focus to, wrapping at both ends; null for any other key (contract MD-5). */
export function nextTab(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'ArrowRight':
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
