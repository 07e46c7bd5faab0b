import { Icon } from '@/components/ui/icon'
import { crumbsOf } from '@/lib/pages/crumbs'
import type { Page } from '@/content/pages/page'

type Props = {
  page: Page
  /** The last step, for a screen below a page of the table. */
  leaf?: string | undefined
}

export function Breadcrumbs({ page, leaf }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="no-print text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-1">
        {crumbsOf(page, leaf).map(({ name, href }, index) => (
          <li key={name} className="flex items-center gap-1">
            {index > 0 && <Icon name="chevron-right" className="size-3.5" />}
            {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
