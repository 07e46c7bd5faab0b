import type { LocaleProps } from '@/lib/messages/messages'
import { CalendarDates } from '@/components/calendar/calendar'
import { PageForms } from '@/components/exams/exam-forms'
import { InsidePage } from '@/components/page/page-body'
import { PageList } from '@/components/page/page-list'
import { PageSections } from '@/components/sections/page-sections'
import { Section } from '@/components/ui/section'
import { datesByKind } from '@/lib/calendar/dates'
import { getPageTable, type Page } from '@/lib/pages/pages'
import { textTemplate, type TemplateProps } from './main-text'

const TextPage = textTemplate()

/**
 * A page without its own text yet: what will be published, its open forms, its dates in the calendar
 * and where to look in the meantime. A text replaces it.
 */
export async function AwaitingPage(props: TemplateProps) {
  const { page } = props
  if (page.content) return <TextPage {...props} />
  const kind = datesByKind[page.template]
  return (
    <InsidePage locale={props.locale} page={page}>
      <PageForms locale={props.locale} page={page} />
      {kind && <CalendarDates locale={props.locale} kind={kind} />}
      <PageSections locale={props.locale} page={page.name} />
      <SuggestedPages locale={props.locale} links={page.links} />
    </InsidePage>
  )
}

/** Pages to visit in the meantime, each with its summary. */
async function SuggestedPages({ locale, links }: LocaleProps & Pick<Page, 'links'>) {
  const { find } = await getPageTable(locale.language)
  return (
    <Section id="meanwhile" title={locale.t('awaiting.seeAlso')}>
      <PageList
        locale={locale}
        pages={links.flatMap(({ path }) => find(path) ?? [])}
        className="grid gap-x-10 sm:grid-cols-2"
      />
    </Section>
  )
}
