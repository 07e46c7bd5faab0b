import { editable } from '@/lib/content/store/drafts'
import { localLink } from '@/lib/format/local-link'
import type { ReactNode } from 'react'
import { SchoolMap } from '@/components/embed/school-map'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import type { Values } from '@/lib/messages/values'
import { listSections, type Section as Row } from '@/lib/sections/sections'
import type { SectionKind } from 'school-schema/choices'
import { paragraphsOf } from '@/lib/sections/section-texts'
import { getValues } from '@/lib/pages/text'
import { Cards, PlainList, QuestionList, Steps } from './items'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { PdfViewer } from '@/components/pdf/pdf-part'
import { DocumentLink } from '@/components/ui/links'
import { documentOf } from '@/lib/feeds/documents'

/** The link to the document of a section; nothing without one. */
export function SectionDocument({ locale, section }: LocaleProps & { section: Row }) {
  const document = documentOf(locale, section)
  return document && <DocumentLink locale={locale} until={section.publishUntil} {...document} />
}

/** The document of a section, to download and to view. */
function DocumentViewer({ locale, section }: LocaleProps & { section: Row }) {
  const document = documentOf(locale, section)
  return (
    <>
      <SectionDocument locale={locale} section={section} />
      {document?.href.startsWith('/') && (
        <PdfViewer locale={locale} file={document.href} title={document.title} />
      )}
    </>
  )
}

type PartProps = { locale: Locale; section: Row; values: Values }

function Button({ locale, section: { link } }: PartProps) {
  return (
    link && (
      <p>
        <a href={localLink(locale, link.href)} className="button">
          {locale.mark(link.text)}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </p>
    )
  )
}

function Paragraphs({ locale, section, values }: PartProps) {
  return paragraphsOf(section, values).map((paragraph) => (
    <p key={paragraph} className="max-w-measure">
      {locale.mark(paragraph)}
    </p>
  ))
}

/** What a section of a kind shows below its heading and paragraphs. */
const parts: { readonly [Kind in SectionKind]?: (props: PartProps) => ReactNode } = {
  cards: Cards,
  questions: QuestionList,
  call_to_action: Button,
  steps: Steps,
  list: PlainList,
  document: SectionDocument,
  viewer: DocumentViewer,
  map: SchoolMap,
}

/** Whether every page can have sections of a kind. */
export const isOnEveryPage = (kind: SectionKind): boolean => parts[kind] !== undefined

/** The content of a section of a kind that every page can have; nothing for any other. */
export function SectionPart(props: PartProps) {
  const Part = parts[props.section.kind]
  return (
    Part && (
      <>
        <Paragraphs {...props} />
        <Part {...props} />
      </>
    )
  )
}

/** What of a section the preview opens. */
export const EDITED = ['title', 'text', 'items', 'link', 'file', 'picture']

/** The sections that the office has added to a page, by the page's name. */
export async function PageSections({ locale, page }: { locale: Locale; page: string }) {
  const [sections, values] = await Promise.all([listSections(locale.language, page), getValues()])
  return sections
    .filter(({ kind, title }) => isOnEveryPage(kind) && title)
    .map((section) => {
      // A document without a text needs no heading: its link has the title.
      if (section.kind === 'document' && section.paragraphs.length === 0) {
        return <SectionDocument locale={locale} key={section.id} section={section} />
      }
      return (
        <Section
          key={section.id}
          id={`section-${section.id}`}
          title={locale.mark(section.title)}
          until={section.publishUntil}
          edit={editable('section', section.id, ...EDITED)}
        >
          <SectionPart locale={locale} section={section} values={values(section)} />
        </Section>
      )
    })
}
