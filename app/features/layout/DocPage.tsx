import type { PageView } from '../../engine/contract';
import { ArticleBody, EditLink, UnlistedBanner } from '../article';
import { Breadcrumbs } from '../breadcrumbs';
import { Pagination } from '../pagination';
import { Sidebar } from '../sidebar';
import { MobileToc, Toc } from '../toc';

/** A page of the docs: sidebar, article, table of contents (contract section 6). */
export function DocPage({ page }: { page: PageView }) {
  const { breadcrumbs = [], toc = [] } = page;
  return (
    <div className="doc-page">
      <aside className="doc-aside">
        <Sidebar />
      </aside>
      <main className="doc-main">
        <div className="doc-column">
          {page.unlisted && <UnlistedBanner />}
          <article>
            {breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} />}
            {toc.length > 0 && <MobileToc key={page.id} items={toc} />}
            <ArticleBody html={page.html} />
            {page.editUrl && (
              <footer className="article-footer">
                <EditLink url={page.editUrl} />
              </footer>
            )}
          </article>
          <Pagination prev={page.prev} next={page.next} />
        </div>
        {toc.length > 0 && (
          <div className="toc-column">
            <Toc key={page.id} items={toc} />
          </div>
        )}
      </main>
    </div>
  );
}
