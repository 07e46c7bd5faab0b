import { hrefOf, type Page } from '@/content/pages/page'
import { pagesOf } from '@/content/pages'

const link =
  'block border-l-3 border-transparent py-2.5 pl-3 hover:border-marigold hover:text-flame aria-[current=page]:border-flame aria-[current=page]:font-semibold'

/** "In this section": the pages of the group, so that no page is a dead end. */
export function SectionLinks({ page }: { page: Page }) {
  if (!page.group) return null
  return (
    <nav
      aria-labelledby="section-links"
      className="no-print rounded-card border border-line p-5 lg:sticky lg:top-24"
    >
      <h2 id="section-links" className="mb-2 text-lg font-semibold">
        In this section
      </h2>
      <ul className="gap-x-6 sm:max-lg:columns-2">
        {pagesOf(page.group).map((each) => (
          <li key={each.path}>
            <a
              href={hrefOf(each)}
              className={link}
              aria-current={each.path === page.path ? 'page' : undefined}
            >
              {each.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
