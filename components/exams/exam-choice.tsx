'use client'

import { fill } from '@/lib/format/fill'
import type { Messages } from '@/lib/messages/messages'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormEmbed } from '@/components/embed/form-embed'
import { PartMessage, withFallback } from '@/components/page/optional-part'
import { Section } from '@/components/ui/section'
import type { Exam } from '@/lib/content/collections/exams'
import type { EmbedTexts } from '@/components/embed/opened-by-click'
import type { Embed } from '@/lib/embed/services'

type ExamTexts = Messages['exams'] & EmbedTexts

type Props = {
  texts: ExamTexts
  exams: readonly Exam[]
  icons: { external: ReactNode; back: ReactNode; open: ReactNode }
}

function Chooser({ texts, exams, icons }: Props) {
  const [chosenId, setChosenId] = useState<number | null>(null)
  const chosen = exams.find(({ id, form }) => id === chosenId && form !== null)
  const shownBefore = useRef<number | null>(null)

  // The element with the focus is gone: the focus moves to the chosen form, and back to its button
  // afterwards.
  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = chosenId
    if (chosenId !== null) document.getElementById(CHOSEN_ID)?.focus()
    else if (before !== null) document.getElementById(buttonId(before))?.focus()
  }, [chosenId])

  if (!chosen?.form)
    return <FormList texts={texts} exams={exams} onChoose={setChosenId} icon={icons.open} />
  const { id, title, form } = chosen
  return (
    <section key={id} aria-labelledby={CHOSEN_ID} className="space-y-4">
      <button type="button" onClick={() => setChosenId(null)} className="button-quiet">
        {icons.back}
        {texts.back}
      </button>
      <h2 id={CHOSEN_ID} tabIndex={-1} className="text-2xl font-semibold">
        {title}
      </h2>
      <FormEmbed texts={texts} title={title} form={form} icon={icons.external} startsOpen />
    </section>
  )
}

/** The open forms as a list. The chosen form replaces the list. */
export const ExamChoice = withFallback(Chooser, ({ exams, texts }: Props) => (
  <PartMessage message={texts.broken}>
    <ul className="list-disc pl-5">
      {exams.map(({ id, title, form }) => (
        <li key={id}>{form ? <a href={form.href}>{title}</a> : title}</li>
      ))}
    </ul>
  </PartMessage>
))

const CHOSEN_ID = 'chosen-form'

type FormListProps = {
  texts: ExamTexts
  exams: readonly Exam[]
  onChoose: (id: number) => void
  icon: ReactNode
}

const buttonId = (id: number) => `choose-form-${id}`

type ChoiceProps = { exam: Exam; form: Embed; onChoose: (id: number) => void; icon: ReactNode }

const wide = 'button w-full justify-between text-left'

/** A button; without JavaScript a link to the form. Both have the same position. */
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

/** The open forms, each with a button to choose it. */
function FormList({ texts, exams, onChoose, icon }: FormListProps) {
  return (
    <Section id="open-forms" title={texts.open}>
      <ul className="max-w-2xl space-y-3">
        {exams.map((exam) => (
          <li key={exam.id} data-frames={exam.form?.host}>
            {exam.form ? (
              <Choice exam={exam} form={exam.form} onChoose={onChoose} icon={icon} />
            ) : (
              <p>{fill(texts.ask, { title: exam.title })}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
