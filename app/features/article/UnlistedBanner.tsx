/** Stands above a page that only a direct link leads to (contract CV-1); looks like an article's caution. */
export function UnlistedBanner() {
  return (
    <div className="markdown unlisted-banner">
      <div className="admonition theme-admonition theme-admonition-caution">
        <p className="admonition-heading">
          <span className="admonition-icon" aria-hidden="true" />
          Unlisted page
        </p>
        <div className="admonition-content">
          <p>
            This page is unlisted. Search engines will not index it, and only users having a direct link can
            access it.
          </p>
        </div>
      </div>
    </div>
  );
}
