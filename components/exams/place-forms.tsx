import type { Exam } from '@/lib/content/collections/exams'
import { FormOrOffice } from './form-or-office'

/** The open forms of a page that is about them, each under its name. */
export function PlaceForms({ exams }: { exams: readonly Exam[] }) {
  return exams.map((exam) => (
    <section key={exam.id} aria-labelledby={`form-${exam.id}`} className="space-y-4">
      <h2 id={`form-${exam.id}`} className="text-2xl font-semibold">
        {exam.title}
      </h2>
      <FormOrOffice exam={exam} />
    </section>
  ))
}
