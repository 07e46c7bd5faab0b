import { partTexts } from '@/components/page/part-texts'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { FormEmbed } from '@/components/embed/form-embed'
import { ExamChooser } from '@/components/page/deferred'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { editable } from '@/lib/content/store/drafts'
import { listExams, type Exam } from '@/lib/exams'
import type { Page } from '@/lib/pages/pages'
import { getSchool } from '@/lib/school/school'
import { askLinks } from '@/components/ui/links'

/** What of a form the preview opens. */
const EDITED = ['title', 'embed', 'active']

/** The texts of forms in the browser. */
const examTexts = (locale: Locale) => {
  const { embed, exams } = locale.messages
  return { ...embed, ...exams, ...partTexts(locale) }
}

/** How to get a form whose embed code has no allowed address. */
const askFor = (locale: Locale, { title }: Pick<Exam, 'title'>) =>
  locale.mark(locale.t('exams.ask', { title }))

/** The online forms that are open, as a choice. */
export async function ExamForms({ locale, page }: LocaleProps & { page: Page }) {
  const exams = await listExams(locale.language, page)
  if (exams.length === 0) return <NoOpenForms locale={locale} />
  const icons = {
    external: <Icon name="external" />,
    back: <Icon name="arrow-left" />,
    open: <Icon name="arrow-right" />,
  }
  const shown = exams.map((exam) => ({
    ...exam,
    shown: locale.mark(exam.title),
    lang: locale.langOf(exam.title),
    ask: exam.form ? null : askFor(locale, exam),
    ...editable('exam', exam.id, ...EDITED),
  }))
  return <ExamChooser texts={examTexts(locale)} exams={shown} icons={icons} />
}

/** Says that no form is open on a page of forms; the forms are below its text. */
export async function OpenForms({ locale, page }: LocaleProps & { page: Page }) {
  const exams = await listExams(locale.language, page)
  return <>{exams.length === 0 && <NoOpenForms locale={locale} />}</>
}

/** The open forms of a page, each under its title, or how to get one whose embed code has no allowed address. */
export async function PageForms({ locale, page }: LocaleProps & { page: Page }) {
  const exams = await listExams(locale.language, page)
  return exams.map((exam) => (
    <Section
      key={exam.id}
      id={`form-${exam.id}`}
      title={locale.mark(exam.title)}
      edit={editable('exam', exam.id, ...EDITED)}
    >
      {exam.form ? (
        <FormEmbed
          texts={examTexts(locale)}
          title={exam.title}
          lang={locale.langOf(exam.title)}
          form={exam.form}
          icon={<Icon name="external" />}
        />
      ) : (
        <p>{askFor(locale, exam)}</p>
      )}
    </Section>
  ))
}

/** Shown while no form is open, with where to look in the meantime. */
export async function NoOpenForms({ locale }: LocaleProps) {
  const { phone } = await getSchool(locale.language)
  return (
    <div className="max-w-measure space-y-2 rounded-card border border-line bg-paper-deep p-5">
      <p className="font-semibold">{locale.t('exams.none')}</p>
      <p>{locale.rich('exams.later', askLinks(locale, phone))}</p>
    </div>
  )
}
