import { NothingOpen, PlaceForms } from '@/components/exams/form-or-office'
import { ExamChooser } from '@/components/page/deferred'
import { InsidePage } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
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
    <InsidePage page={page}>
      {exams.length > 0 ? (
        <ExamChooser exams={exams} icons={icons} />
      ) : (
        <NothingOpen what="examination" phone={phone} />
      )}
      <PageWords page={page} />
    </InsidePage>
  )
}

/** The examination form of one class. */
export async function ExamFormPage({ page }: TemplateProps) {
  const [exams, { phone }] = await Promise.all([listExams(page), getSchool()])
  return (
    <InsidePage page={page}>
      {exams.length > 0 ? (
        <PlaceForms exams={exams} />
      ) : (
        <NothingOpen what="examination" phone={phone} />
      )}
      <PageWords page={page} />
    </InsidePage>
  )
}
