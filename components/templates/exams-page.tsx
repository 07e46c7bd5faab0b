import { ExamChooser } from '@/components/exams/exam-chooser'
import { NothingOpen } from '@/components/exams/nothing-open'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { Icon } from '@/components/ui/icon'
import { listExams } from '@/lib/content/collections/exams'
import { getSchool } from '@/lib/content/collections/school'
import type { TemplateProps } from './template'

/** The online examination forms that are open now, to choose one of. */
export async function ExamsPage({ page }: TemplateProps) {
  const [exams, { phone }] = await Promise.all([listExams(page), getSchool()])
  const icons = {
    external: <Icon name="external" />,
    back: <Icon name="arrow-left" />,
    open: <Icon name="arrow-right" />,
  }
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        {exams.length > 0 ? (
          <ExamChooser exams={exams} icons={icons} />
        ) : (
          <NothingOpen what="examination" phone={phone} />
        )}
        <PageWords page={page} />
      </PageBody>
    </>
  )
}
