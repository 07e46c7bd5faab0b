'use client'

import { useEffect, useRef, type ReactNode, useState, useSyncExternalStore } from 'react'
import { FormEmbed } from '@/components/embed/form-embed'
import type { Exam } from '@/lib/content/collections/exams'
import type { Embed } from '@/lib/embed/services'

type Props = {
  exams: readonly Exam[]
  icons: { external: ReactNode; back: ReactNode; open: ReactNode }
}

/** The open forms, of which one can be chosen; it then stands in place of the list. */
export function ExamChoice({ exams, icons }: Props) {
  const { chosenId, isAskedFor, choose, showList } = useChosenForm()
  const chosen = exams.find(({ id, form }) => id === chosenId && form !== null)
  const shownBefore = useRef<number | null>(null)

  // What had the focus is gone: it follows the choice, and goes back to where that was made.
  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = chosen?.id ?? null
    if (chosen) document.getElementById(CHOSEN_ID)?.focus()
    else if (before !== null) document.getElementById(buttonId(before))?.focus()
  }, [chosen])

  if (!chosen?.form) {
    const isGone = chosenId !== null
    return <FormList exams={exams} onChoose={choose} isGone={isGone} icon={icons.open} />
  }
  return (
    <ChosenForm
      key={chosen.id}
      title={chosen.title}
      form={chosen.form}
      isAskedFor={isAskedFor(chosen.id)}
      onBack={showList}
      icons={icons}
    />
  )
}

const CHOSEN = /^#form-(\d+)$/

/** The heading of the list: a fragment that names no form. */
const LIST_ID = 'open-forms'

function onFragmentChange(tell: () => void) {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

const readFragment = () => CHOSEN.exec(location.hash)?.[1] ?? null

/**
 * Which form is chosen. It stands in the address, so that it can be shared and the browser's Back
 * leads to the list; on the server, and so without JavaScript, none is.
 */
function useChosenForm() {
  const chosen = useSyncExternalStore(onFragmentChange, readFragment, () => null)
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set())
  return {
    chosenId: chosen === null ? null : Number(chosen),
    /** True when the visitor chose it here: an address that was shared asks nobody for anything. */
    isAskedFor: (id: number) => asked.has(id),
    choose: (id: number) => {
      setAsked(new Set([...asked, id]))
      location.hash = `form-${id}`
    },
    showList: () => {
      location.hash = LIST_ID
    },
  }
}

const CHOSEN_ID = 'chosen-form'

type ChosenFormProps = {
  title: string
  form: Embed
  /** True where choosing it was the click that lets the form in. */
  isAskedFor: boolean
  onBack: () => void
  icons: { external: ReactNode; back: ReactNode }
}

/** The one form that was chosen, and the way back to the others. */
function ChosenForm({ title, form, isAskedFor, onBack, icons }: ChosenFormProps) {
  return (
    <section aria-labelledby={CHOSEN_ID} className="space-y-4">
      <button type="button" onClick={onBack} className="button-quiet">
        {icons.back}
        Back to all forms
      </button>
      <h2 id={CHOSEN_ID} tabIndex={-1} className="text-2xl font-semibold">
        {title}
      </h2>
      <FormEmbed title={title} form={form} icon={icons.external} startsOpen={isAskedFor} />
    </section>
  )
}

type FormListProps = {
  exams: readonly Exam[]
  onChoose: (id: number) => void
  /** True when the address names a form that is not here. */
  isGone: boolean
  icon: ReactNode
}

const buttonId = (id: number) => `choose-form-${id}`

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
function FormList({ exams, onChoose, isGone, icon }: FormListProps) {
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
