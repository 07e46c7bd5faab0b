import { getMessages, t } from '@/lib/messages/messages'
import { PdfPart } from '@/components/page/deferred'
import { FileLink } from '@/components/ui/file-link'
import { Icon } from '@/components/ui/icon'
import type { Section } from '@/lib/sections/sections'
import { documentOf } from '@/lib/feeds/documents'

/** The link to the document of a section; nothing without one. */
export function DocumentLink({ section }: { section: Section }) {
  const document = documentOf(section)
  if (!document) return null
  const { title, href, kind } = document
  return (
    <p data-until={section.publishUntil}>
      {kind ? <FileLink href={href} title={title} kind={kind} /> : <a href={href}>{title}</a>}
    </p>
  )
}

/** The document of a section, to download and to view. */
export function DocumentViewer({ section }: { section: Section }) {
  const document = documentOf(section)
  return (
    <>
      <DocumentLink section={section} />
      {document?.href.startsWith('/') && (
        <PdfPart
          file={document.href}
          title={document.title}
          texts={{ ...getMessages().documents, loading: t('common.loading') }}
          icons={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
        />
      )}
    </>
  )
}
