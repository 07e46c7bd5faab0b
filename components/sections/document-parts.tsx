import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { PdfPart } from '@/components/page/deferred'
import { FileLink } from '@/components/ui/file-link'
import { Icon } from '@/components/ui/icon'
import type { Section } from '@/lib/sections/sections'
import { documentOf } from '@/lib/feeds/documents'

/** The link to the document of a section; nothing without one. */
export function DocumentLink({ locale, section }: { locale: Locale; section: Section }) {
  const document = documentOf(locale, section)
  if (!document) return null
  const { title, href, kind } = document
  return (
    <p data-until={section.publishUntil}>
      {kind ? (
        <FileLink href={href} title={locale.mark(title)} kind={kind} />
      ) : (
        <a href={href}>{locale.mark(title)}</a>
      )}
    </p>
  )
}

/** A PDF of this website, shown when it is scrolled into view. */
export const PdfViewer = ({
  locale,
  ...document
}: LocaleProps & { file: string; title: string }) => (
  <PdfPart
    {...document}
    texts={{ ...locale.messages.documents, loading: locale.t('common.loading') }}
    icons={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
  />
)

/** The document of a section, to download and to view. */
export function DocumentViewer({ locale, section }: { locale: Locale; section: Section }) {
  const document = documentOf(locale, section)
  return (
    <>
      <DocumentLink locale={locale} section={section} />
      {document?.href.startsWith('/') && (
        <PdfViewer locale={locale} file={document.href} title={document.title} />
      )}
    </>
  )
}
