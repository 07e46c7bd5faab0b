'use client'

import type { Messages } from '@/lib/messages/messages'
import { useEffect, useRef, type ReactNode, useState, useSyncExternalStore } from 'react'
import { FormEmbed } from '@/components/embed/form-embed'
import { PartMessage, withFallback } from '@/components/page/optional-part'
import { Section } from '@/components/ui/section'
import type { Language } from 'school-schema/language-list'
import type { Exam } from '@/lib/exams'
import type { EmbedTexts } from '@/components/embed/opened-by-click'
import type { Embed } from '@/lib/embed/services'

/** A form with its title, marked where it is in another language than the page, and whom to ask without its address. */
type ShownExam = Exam & {
  shown: ReactNode
  lang: Language | undefined
  ask: ReactNode
  'data-directus'?: string
}

type ExamTexts = Messages['exams'] & EmbedTexts

type Props = {
  texts: ExamTexts
  exams: readonly ShownExam[]
  icons: { external: ReactNode; back: ReactNode; open: ReactNode }
}

function Chooser({ texts, exams, icons }: Props) {
  const { chosenId, isAskedFor, choose, showList } = useChosenForm()
  const chosen = exams.find(({ id, form }) => id === chosenId && form !== null)
  const shownBefore = useRef<number | null>(null)

  // The element with the focus is gone: the focus moves to the chosen form, and back to its button
  // afterwards.
  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = chosen?.id ?? null
    if (chosen) document.getElementById(CHOSEN_ID)?.focus()
    else if (before !== null) document.getElementById(buttonId(before))?.focus()
  }, [chosen])

  if (!chosen?.form) {
    const isGone = chosenId !== null
    return (
      <FormList texts={texts} exams={exams} onChoose={choose} isGone={isGone} icon={icons.open} />
    )
  }
  const { id, title, shown, lang, form } = chosen
  return (
    <section key={id} aria-labelledby={CHOSEN_ID} className="space-y-4">
      <button type="button" onClick={showList} className="button-quiet">
        {icons.back}
        {texts.back}
      </button>
      <h2 id={CHOSEN_ID} tabIndex={-1} className="text-2xl font-semibold">
        {shown}
      </h2>
      <FormEmbed
        texts={texts}
        title={title}
        lang={lang}
        form={form}
        icon={icons.external}
        startsOpen={isAskedFor(id)}
      />
    </section>
  )
}

/** The open forms as a list. The chosen form replaces the list. */
export const ExamChoice = withFallback(Chooser, ({ exams, texts }: Props) => (
  <PartMessage message={texts.broken}>
    <ul className="list-disc pl-5">
      {exams.map(({ id, shown, form }) => (
        <li key={id}>{form ? <a href={form.href}>{shown}</a> : shown}</li>
      ))}
    </ul>
  </PartMessage>
))

const CHOSEN_ID = 'chosen-form'

/** The fragment of the list's heading, which is not the id of a form. */
const LIST_ID = 'open-forms'

const readFragment = () => location.hash

function onFragment(read: () => void) {
  addEventListener('hashchange', read)
  return () => removeEventListener('hashchange', read)
}

const onServer = () => ''

/**
 * The chosen form. It is in the address, so that it can be shared and Back leads to the list; on
 * the server, and so without JavaScript, none is chosen.
 */
function useChosenForm() {
  const chosen = /^#form-(\d+)$/.exec(useSyncExternalStore(onFragment, readFragment, onServer))?.[1]
  const [asked, setAsked] = useState<readonly number[]>([])
  return {
    chosenId: chosen === undefined ? null : Number(chosen),
    /** True if the visitor chose it here: a shared address must not load a third party without a click. */
    isAskedFor: (id: number) => asked.includes(id),
    choose: (id: number) => {
      setAsked([...asked, id])
      location.hash = `form-${id}`
    },
    showList: () => {
      location.hash = LIST_ID
    },
  }
}

type FormListProps = {
  texts: ExamTexts
  exams: readonly ShownExam[]
  onChoose: (id: number) => void
  /** True if the address names a form that does not exist. */
  isGone: boolean
  icon: ReactNode
}

const buttonId = (id: number) => `choose-form-${id}`

type ChoiceProps = { exam: ShownExam; form: Embed; onChoose: (id: number) => void; icon: ReactNode }

const wide = 'button w-full justify-between text-left'

/** A button; without JavaScript a link to the form. Both have the same position. */
function Choice({ exam: { id, shown }, form, onChoose, icon }: ChoiceProps) {
  return (
    <>
      <a href={form.href} rel="noopener" className={`without-script ${wide}`}>
        {shown}
        {icon}
      </a>
      <button
        type="button"
        id={buttonId(id)}
        onClick={() => onChoose(id)}
        className={`needs-script ${wide}`}
      >
        {shown}
        {icon}
      </button>
    </>
  )
}

/** The open forms, each with a button to choose it. */
function FormList({ texts, exams, onChoose, isGone, icon }: FormListProps) {
  return (
    <Section id={LIST_ID} title={texts.open}>
      {isGone && <p role="status">{texts.closed}</p>}
      <ul className="max-w-2xl space-y-3">
        {exams.map((exam) => (
          <li key={exam.id} data-frames={exam.form?.host} data-directus={exam['data-directus']}>
            {exam.form ? (
              <Choice exam={exam} form={exam.form} onChoose={onChoose} icon={icon} />
            ) : (
              <p>{exam.ask}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
