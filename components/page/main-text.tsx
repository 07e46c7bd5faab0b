import { localPath, rich, t } from '@/lib/messages/messages'
import type { ReactNode } from 'react'
import { PageForms } from '@/components/exams/exam-forms'
import { PageSections } from '@/components/sections/page-sections'
import { Icon } from '@/components/ui/icon'
import { Figure } from '@/components/ui/picture'
import { LastChanged, RichText } from '@/components/ui/rich-text'
import { getPicture } from '@/lib/messages/names'
import { type Page, isEmpty } from '@/lib/pages/pages'
import { getSchool } from '@/lib/school/school'
import { headingsOf } from '@/lib/content/html/annotate'
import type { SafeHtml } from '@/lib/content/html/html'
import { localLink } from '@/lib/format/local-link'
import { telHref } from '@/lib/format/phone'
import { listLinks, type NamedLink } from '@/lib/addresses/links'
import { getText } from '@/lib/pages/text'
import { Contents } from './contents'

type Props = {
  page: Page
  /** Shown between the text and the page's links. */
  children?: ReactNode
}

/** The text of a page with its drawing and date of change, what follows it, and links to other pages. */
export async function MainText({ page, children }: Props) {
  const [text, links] = await Promise.all([getText(page), listLinks(page.links)])
  return (
    <>
      {text && <Contents headings={headingsOf(text)} />}
      {text && <TextWithDrawing page={page} text={text} />}
      {isEmpty(page) && <Preparing />}
      {children}
      {page.template !== 'exams' && <PageForms page={page} />}
      <PageSections page={page.name} />
      {links.length > 0 && <NextLinks items={links} />}
    </>
  )
}

/** The text of a page with its drawing and date of change, if it has one. */
export async function PageText({ page }: { page: Page }) {
  const text = await getText(page)
  return text && <TextWithDrawing page={page} text={text} />
}

function TextWithDrawing({ page, text }: { page: Page; text: SafeHtml }) {
  return (
    <>
      <div className="space-y-4">
        <RichText html={text} />
        {page.drawing && page.drawingPlace === 'text' && (
          <Figure picture={getPicture(page.drawing)} className="max-w-measure" />
        )}
      </div>
      <LastChanged at={page.updated} />
    </>
  )
}

/** Instead of a text that is still to come. */
async function Preparing() {
  const { phone } = await getSchool()
  return (
    <p>
      {rich('page.preparing', {
        notices: (text) => <a href={localPath('/notices')}>{text}</a>,
        phone: () => <a href={telHref(phone)}>{phone}</a>,
      })}
    </p>
  )
}

/** Links to further pages at the end of a text. */
function NextLinks({ items }: { items: readonly NamedLink[] }) {
  return (
    <ul
      className="no-print flex max-w-measure flex-wrap gap-x-8 border-t border-line pt-2 max-sm:flex-col"
      aria-label={t('page.whereToGoNext')}
    >
      {items.map((link) => (
        <li key={link.path} className="border-line max-sm:not-first:border-t">
          <ArrowLink {...link} />
        </li>
      ))}
    </ul>
  )
}

/** A link with an arrow, on a separate line. */
export function ArrowLink({ text, path }: NamedLink) {
  return (
    <a
      href={localLink(encodeURI(path))}
      className="flex min-h-11 items-center gap-2 font-semibold text-flame underline-offset-3 hover:underline"
    >
      {text}
      <Icon name="arrow-right" className="size-4" />
    </a>
  )
}
