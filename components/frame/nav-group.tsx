import { Icon } from '@/components/ui/icon'
import { groups, type Group, hrefOf, type Page } from '@/content/pages/page'

type Props = { group: Group; pages: readonly Page[]; current: Page | null }

/**
 * One group of the navigation. A `details` opens on click, Enter and Space without a script; the
 * shared name closes the group that was open before.
 */
export function NavGroup({ group, pages, current }: Props) {
  const isHere = current?.group === group
  return (
    <details name="nav" className="nav-group relative border-line max-lg:border-b">
      <summary
        className={`flex min-h-11 items-center justify-between gap-1 py-2 font-semibold hover:text-flame lg:px-2.5 ${isHere ? 'text-flame' : ''}`}
      >
        {groups[group]}
        <Icon name="chevron-down" className="nav-chevron size-4" />
      </summary>
      <ul
        className={`nav-panel max-lg:pb-3 ${pages.length > 9 ? 'lg:w-[30rem] lg:columns-2' : ''}`}
      >
        {pages.map((page) => (
          <li key={page.path}>
            <a href={hrefOf(page)} {...(page.path === current?.path && { 'aria-current': 'page' })}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
