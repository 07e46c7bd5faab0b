import { Capsule } from '@/components/ui/capsule'
import { getPicture } from '@/content/pages/pictures'
import type { EditAttributes } from '@/lib/content/drafts/editable'
import { groups, type Page } from '@/content/pages/page'
import { Breadcrumbs } from './breadcrumbs'
import { Figure } from './figure'

type Props = {
  page: Page
  /** The heading of a screen below the page, such as one notice; the page's own title otherwise. */
  title?: string
  lead?: string | null
  /** For a preview: where the title comes from. */
  titleEdits?: EditAttributes
}

/** The top of every inside page: where you are, what this is, and one sentence about it. */
export function TitleBar({ page, title, lead = page.summary, titleEdits }: Props) {
  const picture = page.picture ? getPicture(page.picture) : null
  const columns = picture
    ? 'md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_27rem]'
    : ''
  return (
    <div className="title-bar border-b border-line bg-paper-deep">
      <div className={`page-width grid items-center gap-x-10 gap-y-6 py-6 md:py-8 ${columns}`}>
        <div className="space-y-4">
          <Breadcrumbs page={page} leaf={title} />
          {page.group && <Capsule>{groups[page.group]}</Capsule>}
          <h1 className="max-w-4xl text-3xl font-semibold md:text-4xl lg:text-5xl" {...titleEdits}>
            {title ?? page.title}
          </h1>
          {lead && <p className="max-w-measure text-lg">{lead}</p>}
        </div>
        {picture && <Figure picture={picture} isFirst className="no-print" />}
      </div>
    </div>
  )
}
