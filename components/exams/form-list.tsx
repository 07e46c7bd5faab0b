import type { ReactNode } from 'react'
import type { Exam } from '@/lib/content/collections/exams'
import type { Embed } from '@/lib/embed/services'
import { LIST_ID } from './use-chosen-form'

type Props = {
  exams: readonly Exam[]
  onChoose: (id: number) => void
  /** True when the address names a form that is not here. */
  isGone: boolean
  icon: ReactNode
}

export const buttonId = (id: number) => `choose-form-${id}`

type ChoiceProps = { exam: Exam; form: Embed; onChoose: (id: number) => void; icon: ReactNode }

const wide = 'button w-full justify-between text-left'

/** A button; without JavaScript a link to the form. Neither takes the other's place under a finger. */
function Choice({ exam: { id, title }, form, onChoose, icon }: ChoiceProps) {
  return (
    <>
      <a href={form.href} rel="noopener" className={`without-script ${wide}`}>
        {title}
        {icon}
      </a>
      <button
        type="button"
        id={buttonId(id)}
        onClick={() => onChoose(id)}
        className={`needs-script ${wide}`}
      >
        {title}
        {icon}
      </button>
    </>
  )
}

/** All open forms, each to be chosen by its name. */
export function FormList({ exams, onChoose, isGone, icon }: Props) {
  return (
    <section aria-labelledby={LIST_ID} className="space-y-4">
      <h2 id={LIST_ID} className="text-2xl font-semibold">
        Open forms
      </h2>
      {isGone && <p role="status">The form of that address is not open any more.</p>}
      <ul className="max-w-2xl space-y-3">
        {exams.map((exam) => (
          <li key={exam.id} data-frames={exam.form?.host}>
            {exam.form ? (
              <Choice exam={exam} form={exam.form} onChoose={onChoose} icon={icon} />
            ) : (
              <p>{exam.title}: ask the school office for the form.</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
