import { FormEmbed } from '@/components/embed/form-embed'
import { ExamChooser } from '@/components/page/deferred'
import type { TemplateProps } from '@/components/templates/template'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { listExams, type Exam } from '@/lib/content/collections/exams'
import { getSchool } from '@/lib/content/collections/school'
import { telHref } from '@/lib/format/phone'
import { AskOffice } from './ask-office'

/** The online examination forms that are open: a choice, or those of one class. */
export async function ExamForms({ page }: TemplateProps) {
  const [exams, { phone }] = await Promise.all([listExams(page), getSchool()])
  if (exams.length === 0) return <NoOpenForms what="examination" phone={phone} />
  if (page.template === 'exam-form') return <PlaceForms exams={exams} />
  const icons = {
    external: <Icon name="external" />,
    back: <Icon name="arrow-left" />,
    open: <Icon name="arrow-right" />,
  }
  return <ExamChooser exams={exams} icons={icons} />
}

/** An embedded form, or how to get it if its embed code has no allowed address. */
export function FormOrOffice({ exam: { title, form } }: { exam: Exam }) {
  if (!form) return <AskOffice title={title} />
  return <FormEmbed title={title} form={form} icon={<Icon name="external" />} />
}

/** The open forms for the subject of a page, each under its title. */
export function PlaceForms({ exams }: { exams: readonly Exam[] }) {
  return exams.map((exam) => (
    <Section key={exam.id} id={`form-${exam.id}`} title={exam.title}>
      <FormOrOffice exam={exam} />
    </Section>
  ))
}

type Props = {
  what: 'examination' | 'registration'
  /** The number of the school office. */
  phone: string
}

/** Shown while no form is open, with where to look in the meantime. */
export function NoOpenForms({ what, phone }: Props) {
  return (
    <div className="max-w-measure space-y-2 rounded-card border border-line bg-paper-deep p-5">
      <p className="font-semibold">No {what} form is open at present.</p>
      <p>
        When a form opens, you will find it here and in the <a href="/notices">notices</a>. For
        questions, call the school office: <a href={telHref(phone)}>{phone}</a>.
      </p>
    </div>
  )
}
