import type { ReactNode } from 'react'
import { DocumentLink } from '@/components/documents/document-link'
import { Icon } from '@/components/ui/icon'
import { documents } from '@/content/pages/documents'
import { subscribing } from '@/content/pages/general/notices'
import { CALENDAR_PATH, subscribeHref } from '@/lib/feeds/paths'
import { siteEnvironment } from '@/lib/server/environment'
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

/** The dates in the visitor's own calendar: followed, or copied once; `children` are further ways. */
export function Subscribe({ children }: { children: ReactNode }) {
  const { subscribe, download, how } = subscribing.calendar
  const { SITE_URL } = siteEnvironment()
  return (
    <div className="no-print space-y-3">
      <p className="flex flex-wrap gap-3">
        <a href={subscribeHref(SITE_URL)} className="button-quiet">
          <Icon name="calendar-plus" />
          {subscribe}
        </a>
        <a href={CALENDAR_PATH} download className="button-quiet">
          <Icon name="download" />
          {download}
        </a>
        {children}
      </p>
      <p className="max-w-measure text-sm text-ink-soft">
        {how} <span className="font-semibold wrap-anywhere">{SITE_URL + CALENDAR_PATH}</span>
      </p>
    </div>
  )
}
