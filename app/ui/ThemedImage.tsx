interface ThemedImageProps {
  light: string;
  dark: string;
  /** The colours on screen; null while only the style sheet knows them. */
  mode: 'light' | 'dark' | null;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * A picture with a light and a dark source. Prerendered HTML holds both and
 * the style sheet shows one, so the first paint is right (contract PP-6).
 */
export function ThemedImage({ light, dark, mode, alt, width, height }: ThemedImageProps) {
  const picture = (theme: 'light' | 'dark', src: string) =>
    mode === null || mode === theme ? (
      <img
        key={theme}
        className="themed-image"
        data-image-theme={mode === null ? theme : undefined}
        src={src}
        alt={alt}
        width={width}
        height={height}
        // The hidden one is not downloaded, and React writes no preload for either.
        loading="lazy"
      />
    ) : null;

  return (
    <>
      {picture('light', light)}
      {picture('dark', dark)}
    </>
  );
}
