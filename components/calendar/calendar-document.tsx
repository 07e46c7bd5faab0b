import { DocumentLink } from '@/components/documents/document-link'
import { Icon } from '@/components/ui/icon'
import { documents } from '@/content/pages/documents'
import { PdfGate } from './pdf-gate'

/** The printed calendar: to save, and to look at here. */
export function CalendarDocument() {
  const { title, path } = documents.calendar
  return (
    <section aria-labelledby="calendar-document" className="space-y-4">
      <h2 id="calendar-document" className="text-2xl font-semibold">
        {title}
      </h2>
      <p>
        <DocumentLink title={title} path={path} />
      </p>
      <PdfGate
        file={path}
        title={title}
        icons={{
          previous: <Icon name="arrow-left" />,
          next: <Icon name="arrow-right" />,
          zoomIn: <Icon name="zoom-in" />,
          zoomOut: <Icon name="zoom-out" />,
        }}
      />
    </section>
  )
}
