import { NothingOpen } from '@/components/exams/nothing-open'
import { PlaceForms } from '@/components/exams/place-forms'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { listExams } from '@/lib/content/collections/exams'
import { getSchool } from '@/lib/content/collections/school'
import type { TemplateProps } from './template'

/** The examination form of one class. */
export async function ExamFormPage({ page }: TemplateProps) {
  const [exams, { phone }] = await Promise.all([listExams(page), getSchool()])
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        {exams.length > 0 ? (
          <PlaceForms exams={exams} />
        ) : (
          <NothingOpen what="examination" phone={phone} />
        )}
        <PageWords page={page} />
      </PageBody>
    </>
  )
}
