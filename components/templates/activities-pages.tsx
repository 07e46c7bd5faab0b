import { FormOrOffice, NoOpenForms } from '@/components/exams/exam-forms'
import { SchoolMap } from '@/components/map/school-map'
import { InsidePage } from '@/components/page/page-body'
import { ArrowLink, MainText } from '@/components/page/main-text'
import { FileLink } from '@/components/ui/file-link'
import { Section } from '@/components/ui/section'
import { noticePanel } from '@/content/pages/activities/abacus'
import { gamesSteps } from '@/content/pages/activities/cbse-games'
import { documents } from '@/content/pages/documents'
import { fillText, valuesOf } from '@/content/pages/values'
import { listExams } from '@/lib/content/collections/exams'
import { getSchool } from '@/lib/content/collections/school'
import { documentKind } from '@/lib/format/document'
import type { TemplateProps } from './template'

/** The abacus programme beside the notice board of its classes. */
export async function AbacusPage({ page }: TemplateProps) {
  const values = valuesOf(await getSchool())
  const notices = noticePanel.notices.flatMap((notice) => fillText(notice, values) ?? [])
  return (
    <InsidePage page={page}>
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <section aria-labelledby="abacus" className="space-y-8">
          <h2 id="abacus" className="sr-only">
            {page.title}
          </h2>
          <MainText page={page} />
        </section>
        <section
          aria-labelledby="notice-board"
          className="overflow-hidden rounded-card border border-ink"
        >
          <h2
            id="notice-board"
            className="on-ink bg-ink px-4 py-3 text-lg font-semibold text-paper"
          >
            {noticePanel.title}
          </h2>
          <ul className="px-4">
            {notices.map((notice, index) => (
              <li key={index} className="border-line py-2.5 text-base not-first:border-t">
                {notice}
              </li>
            ))}
          </ul>
          <p className="border-t border-line px-4 py-2">
            <ArrowLink {...noticePanel.more} />
          </p>
        </section>
      </div>
    </InsidePage>
  )
}

/** How a school registers a team for the CBSE games: annexure, form and venue. */
export async function GamesSteps({ page }: TemplateProps) {
  const [forms, { phone }] = await Promise.all([listExams(page), getSchool()])
  const { title, path } = documents.gamesAnnexure
  const steps = {
    annexure: <FileLink href={path} title={title} kind={documentKind(path)} />,
    form: forms.map((exam) => (
      <div key={exam.id} className="space-y-3">
        <h3 className="text-xl font-semibold">{exam.title}</h3>
        <FormOrOffice exam={exam} />
      </div>
    )),
    map: <SchoolMap />,
  }
  if (forms.length === 0)
    steps.form = [<NoOpenForms key="none" what="registration" phone={phone} />]
  return (
    <>
      {(['annexure', 'form', 'map'] as const).map((name) => (
        <Section key={name} id={name} title={gamesSteps[name].title}>
          <p className="max-w-measure">{gamesSteps[name].text}</p>
          {steps[name]}
        </Section>
      ))}
    </>
  )
}
