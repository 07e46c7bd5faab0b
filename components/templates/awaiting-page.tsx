import { CalendarDates } from '@/components/calendar/calendar-dates'
import { PlaceForms } from '@/components/exams/exam-forms'
import { InsidePage } from '@/components/page/page-body'
import { Section } from '@/components/ui/section'
import { getPageAt } from '@/content/pages'
import { hrefOf, type Page } from '@/content/pages/page'
import { awaitingTexts } from '@/content/pages/texts'
import { listExams } from '@/lib/content/collections/exams'
import { getPage } from '@/lib/content/collections/pages'
import { textTemplate, type TemplateProps } from './template'

const TextPage = textTemplate()

/**
 * A page without its own content yet: what will be published, its open forms, its dates in the
 * calendar and where to look in the meantime. A text of the page in the CMS replaces it.
 */
export async function AwaitingPage(props: TemplateProps) {
  const { page } = props
  if ((await getPage(page))?.content) return <TextPage {...props} />
  const { line, dates, meanwhile = [] } = page.awaiting ?? {}
  return (
    <InsidePage page={page} lead={line}>
      <PlaceForms exams={await listExams(page)} />
      {dates && <CalendarDates {...dates} />}
      <SuggestedPages paths={meanwhile} />
    </InsidePage>
  )
}

/** Pages to visit in the meantime, each with its summary. */
function SuggestedPages({ paths }: { paths: readonly Page['path'][] }) {
  return (
    <Section id="meanwhile" title={awaitingTexts.meanwhile}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {paths.map(getPageAt).map((page) => (
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
