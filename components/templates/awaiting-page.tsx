import { CalendarTable } from '@/components/awaiting/calendar-table'
import { Meanwhile } from '@/components/awaiting/meanwhile'
import { PlaceForms } from '@/components/exams/place-forms'
import { PageBody } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { listExams } from '@/lib/content/collections/exams'
import { getPage } from '@/lib/content/collections/pages'
import type { TemplateProps } from './template'
import { TextPage } from './text-page'

/** What will be here, the forms that are open for it, and where to look meanwhile, until the CMS has a text of the page's name. */
export async function AwaitingPage(props: TemplateProps) {
  const { page } = props
  if ((await getPage(page))?.content) return <TextPage {...props} />
  const { line = null, dates, meanwhile = [] } = page.awaiting ?? {}
  return (
    <>
      <TitleBar page={page} lead={line} />
      <PageBody page={page}>
        <PlaceForms exams={await listExams(page)} />
        {dates && <CalendarTable {...dates} />}
        <Meanwhile paths={meanwhile} />
      </PageBody>
    </>
  )
}
