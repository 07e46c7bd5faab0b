import { groups } from '@/lib/site/groups'
import { hrefOf } from '@/lib/site/href'
import type { Page } from '@/lib/site/page'
import { pagesOf } from '@/lib/site/pages'

/** "In this section": the sibling pages, so that no page is a dead end. */
export function SectionLinks({ page }: { page: Page }) {
  if (!page.group) return null
  const siblings = pagesOf(page.group).filter((sibling) => sibling.path !== page.path)
  return (
    <nav aria-labelledby="section-links" className="no-print rounded-card border border-line p-5">
      <h2 id="section-links" className="mb-2 text-lg font-semibold">
        More in {groups[page.group]}
      </h2>
      <ul>
        {siblings.map((sibling) => (
          <li key={sibling.path} className="border-line not-first:border-t">
            <a href={hrefOf(sibling)} className="block py-2 hover:text-flame hover:underline">
              {sibling.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
