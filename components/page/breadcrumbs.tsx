import { Icon } from '@/components/ui/icon'
import { groups } from '@/lib/site/groups'
import type { Page } from '@/lib/site/page'

type Crumb = { name: string; href?: string }

export type BreadcrumbsProps = {
  page: Page
  /** The last step, for a screen below a page of the table. */
  leaf?: string | undefined
  /** Where the page itself is, when it is not the last step. */
  pageHref: string
}

function crumbsOf({ page, leaf, pageHref }: BreadcrumbsProps): Crumb[] {
  const group = page.group ? [{ name: groups[page.group] }] : []
  const here = leaf
    ? [{ name: page.title, href: pageHref }, { name: leaf }]
    : [{ name: page.title }]
  return [{ name: 'Home', href: '/' }, ...group, ...here]
}

export function Breadcrumbs(props: BreadcrumbsProps) {
  const crumbs = crumbsOf(props)
  return (
    <nav aria-label="Breadcrumb" className="no-print text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-1">
        {crumbs.map(({ name, href }, index) => (
          <li key={name} className="flex items-center gap-1">
            {index > 0 && <Icon name="chevron-right" className="size-3.5" />}
            {href ? <a href={href}>{name}</a> : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
