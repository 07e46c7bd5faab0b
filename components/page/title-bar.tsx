import { Capsule } from '@/components/ui/capsule'
import { groups } from '@/lib/site/groups'
import { hrefOf } from '@/lib/site/href'
import type { Page } from '@/lib/site/page'
import { Breadcrumbs } from './breadcrumbs'

type Props = {
  page: Page
  /** The heading of a screen below the page, such as one notice; the page's own title otherwise. */
  title?: string
  lead?: string | null
}

/** The top of every inside page: where you are, what this is, and one sentence about it. */
export function TitleBar({ page, title, lead = page.summary }: Props) {
  return (
    <div className="border-b border-line bg-paper-deep">
      <div className="page-width space-y-3 py-6 md:py-10">
        <Breadcrumbs page={page} leaf={title} pageHref={hrefOf(page)} />
        {page.group && <Capsule>{groups[page.group]}</Capsule>}
        <h1 className="max-w-4xl text-3xl font-semibold md:text-4xl">{title ?? page.title}</h1>
        {lead && <p className="max-w-measure text-lg">{lead}</p>}
      </div>
    </div>
  )
}
