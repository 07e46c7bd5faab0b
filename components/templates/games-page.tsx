import type { ReactNode } from 'react'
import { DocumentLink } from '@/components/documents/document-link'
import { FormOrOffice, NothingOpen } from '@/components/exams/form-or-office'
import { SchoolMap } from '@/components/map/school-map'
import { InsidePage } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { gamesSteps } from '@/content/pages/activities/cbse-games'
import { documents } from '@/content/pages/documents'
import { listExams } from '@/lib/content/collections/exams'
import { getSchool } from '@/lib/content/collections/school'
import type { TemplateProps } from './template'

function Step({ name, children }: { name: keyof typeof gamesSteps; children: ReactNode }) {
  const { title, text } = gamesSteps[name]
  return (
    <section aria-labelledby={name} className="space-y-4">
      <h2 id={name} className="text-2xl font-semibold">
        {title}
      </h2>
      <p className="max-w-measure">{text}</p>
      {children}
    </section>
  )
}

/** How a school registers its team for the CBSE games: annexure, form, and where to come. */
export async function GamesPage({ page }: TemplateProps) {
  const [forms, { phone }] = await Promise.all([listExams(page), getSchool()])
  return (
    <InsidePage page={page}>
      <Step name="annexure">
        <DocumentLink {...documents.gamesAnnexure} />
      </Step>
      <Step name="form">
        {forms.map((exam) => (
          <div key={exam.id} className="space-y-3">
            <h3 className="text-xl font-semibold">{exam.title}</h3>
            <FormOrOffice exam={exam} />
          </div>
        ))}
        {forms.length === 0 && <NothingOpen what="registration" phone={phone} />}
      </Step>
      <Step name="map">
        <SchoolMap />
      </Step>
      <PageWords page={page} />
    </InsidePage>
  )
}
