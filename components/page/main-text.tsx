import { editable } from '@/lib/content/store/drafts'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import type { ReactNode, ReactElement } from 'react'
import { PageForms } from '@/components/exams/exam-forms'
import { PageSections } from '@/components/sections/page-sections'
import { Icon } from '@/components/ui/icon'
import { askLinks } from '@/components/ui/links'
import { Figure } from '@/components/ui/picture'
import { LastChanged, RichText } from '@/components/ui/rich-text'
import { getPicture } from '@/lib/messages/names'
import { type Page, isEmpty } from '@/lib/pages/pages'
import { getSchool } from '@/lib/school/school'
import { headingsOf, type SafeHtml } from '@/lib/content/html/html'
import type { TextHeading } from '@/lib/format/slug'
import { localLink } from '@/lib/format/local-link'
import { listLinks, type NamedLink } from '@/lib/addresses/redirects'
import { getText } from '@/lib/pages/text'
import { InsidePage } from '@/components/page/page-body'
import type { Query } from '@/lib/addresses/query'

/** Two sections need no table of contents. */
const FROM = 3

/** A table of contents of a text. */
function Contents({ locale, headings }: { locale: Locale; headings: readonly TextHeading[] }) {
  if (headings.length < FROM) return null
  return (
    <nav
      aria-labelledby="contents"
      className="no-print max-w-measure rounded-card border border-line p-4 sm:px-5"
    >
      <h2 id="contents" className="font-text text-base font-semibold">
        {locale.t('page.onThisPage')}
      </h2>
      <ul className="gap-x-8 sm:columns-2">
        {headings.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="block py-1.5 text-flame underline underline-offset-3">
              {locale.mark(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = {
  locale: Locale
  page: Page
  /** Shown between the text and the page's links. */
  children?: ReactNode
}

/** The text of a page with its drawing and date of change, what follows it, and links to other pages. */
export async function MainText({ locale, page, children }: Props) {
  const [text, links] = await Promise.all([
    getText(locale, page),
    listLinks(locale.language, page.links),
  ])
  return (
    <>
      {text && <Contents locale={locale} headings={headingsOf(text)} />}
      {text && <TextWithDrawing locale={locale} page={page} text={text} />}
      {isEmpty(page) && <Preparing locale={locale} />}
      {children}
      {page.template !== 'exams' && <PageForms locale={locale} page={page} />}
      <PageSections locale={locale} page={page.name} />
      {links.length > 0 && <NextLinks locale={locale} items={links} />}
    </>
  )
}

/** The text of a page with its drawing and date of change, if it has one. */
export async function PageText({ locale, page }: { locale: Locale; page: Page }) {
  const text = await getText(locale, page)
  return text && <TextWithDrawing locale={locale} page={page} text={text} />
}

function TextWithDrawing({ locale, page, text }: { locale: Locale; page: Page; text: SafeHtml }) {
  return (
    <>
      <div className="space-y-4">
        <RichText locale={locale} html={text} edit={editable('pages', page.id, 'content')} />
        {page.drawing && page.drawingPlace === 'text' && (
          <Figure
            locale={locale}
            picture={getPicture(locale, page.drawing)}
            className="max-w-measure"
          />
        )}
      </div>
      <LastChanged locale={locale} at={page.updated} />
    </>
  )
}

/** Instead of a text that is still to come. */
async function Preparing({ locale }: LocaleProps) {
  const { phone } = await getSchool(locale.language)
  return <p>{locale.rich('page.preparing', askLinks(locale, phone))}</p>
}

/** Links to further pages at the end of a text. */
function NextLinks({ locale, items }: { locale: Locale; items: readonly NamedLink[] }) {
  return (
    <ul
      className="no-print flex max-w-measure flex-wrap gap-x-8 border-t border-line pt-2 max-sm:flex-col"
      aria-label={locale.t('page.whereToGoNext')}
    >
      {items.map((link) => (
        <li key={link.path} className="border-line max-sm:not-first:border-t">
          <ArrowLink locale={locale} {...link} />
        </li>
      ))}
    </ul>
  )
}

/** A link with an arrow, on a separate line. */
export function ArrowLink({ locale, text, path }: LocaleProps & NamedLink) {
  return (
    <a
      href={localLink(locale, encodeURI(path))}
      className="flex min-h-11 items-center gap-2 font-semibold text-flame underline-offset-3 hover:underline"
    >
      {locale.mark(text)}
      <Icon name="arrow-right" className="size-4" />
    </a>
  )
}

export type TemplateProps = {
  locale: Locale
  page: Page
  /** The query parameters that the page accepts; empty for the plain page. */
  query: Query
}

/** A template or a part of one. It reads its content from lib/content by itself. */
export type TemplateComponent = (props: TemplateProps) => Promise<ReactElement>

type Parts = {
  above?: TemplateComponent
  /** Shown between the text and the page's links. */
  below?: TemplateComponent
}

/** Creates the template of an inside page from its text and the parts around it. */
export function textTemplate({ above: Above, below: Below }: Parts = {}): TemplateComponent {
  return async function WordsPage(props) {
    return (
      <InsidePage locale={props.locale} page={props.page}>
        {Above && <Above {...props} />}
        <MainText locale={props.locale} page={props.page}>
          {Below && <Below {...props} />}
        </MainText>
      </InsidePage>
    )
  }
}
