import type { ReactNode } from 'react';
import { usePage } from '../../site';
import { Navbar } from '../navbar';
import { NotFound } from '../not-found';
import { DocPage } from './DocPage';
import { MAIN_WRAPPER_ID, SkipLink } from './SkipLink';
import { useKeyboardNavigation } from './useKeyboardNavigation';

/** Everything around a page (contract section 5); `children` stand in for the page of the docs. */
export function PageLayout({ children }: { children?: ReactNode }) {
  const page = usePage();
  useKeyboardNavigation();
  return (
    <>
      <SkipLink />
      <Navbar />
      <div id={MAIN_WRAPPER_ID} className="main-wrapper">
        {children ?? (page ? <DocPage page={page} /> : <NotFound />)}
      </div>
    </>
  );
}
