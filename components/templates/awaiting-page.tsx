import { t } from '@/lib/messages/messages'
import type { PageKind } from 'school-schema/page-kinds'
import { CalendarDates } from '@/components/calendar/calendar-dates'
import { PageForms } from '@/components/exams/exam-forms'
import { InsidePage } from '@/components/page/page-body'
import { PageSections } from '@/components/sections/page-sections'
import { Section } from '@/components/ui/section'
import { getPageTable, type Page } from '@/lib/content/collections/pages'
import { hrefOf } from '@/lib/format/href'
import { textTemplate, type TemplateProps } from './template'

const TextPage = textTemplate()

/** The dates of the calendar on a page of a kind. */
const datesByKind: Partial<Record<PageKind, 'Examination' | 'Event'>> = {
  'exam-dates': 'Examination',
  'event-dates': 'Event',
}

/**
 * A page without its own text yet: what will be published, its open forms, its dates in the calendar
 * and where to look in the meantime. A text replaces it.
 */
export async function AwaitingPage(props: TemplateProps) {
  const { page } = props
  if (page.content) return <TextPage {...props} />
  const kind = datesByKind[page.template]
  return (
    <InsidePage page={page}>
      <PageForms page={page} />
      {kind && <CalendarDates kind={kind} />}
      <PageSections page={page.name} />
      <SuggestedPages links={page.links} />
    </InsidePage>
  )
}

/** Pages to visit in the meantime, each with its summary. */
async function SuggestedPages({ links }: Pick<Page, 'links'>) {
  const { find } = await getPageTable()
  return (
    <Section id="meanwhile" title={t('awaiting.seeAlso')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {links
          .flatMap(({ path }) => find(path) ?? [])
          .map((page) => (
            <li key={page.path}>
              <a
                href={hrefOf(page)}
                className="group block h-full rounded-card border border-line p-4 hover:border-flame"
              >
                <span className="block font-display text-lg font-semibold underline decoration-flame/40 underline-offset-4 group-hover:text-flame group-hover:decoration-flame">
                  {page.title}
                </span>
                <span className="mt-1 block">{page.summary}</span>
              </a>
            </li>
          ))}
      </ul>
    </Section>
  )
}
