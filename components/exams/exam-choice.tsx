'use client'

import { fill } from 'school-schema/values/fill'
import type { Messages } from '@/lib/messages/messages'
import { useEffect, useRef, type ReactNode, useState, useSyncExternalStore } from 'react'
import { FormEmbed } from '@/components/embed/form-embed'
import { PartMessage, withFallback } from '@/components/page/optional-part'
import { Section } from '@/components/ui/section'
import { passageLanguage } from '@/lib/messages/passages'
import { markText } from '@/lib/messages/mark-text'
import type { Language } from 'school-schema/language-list'
import type { Exam } from '@/lib/exams'
import type { EmbedTexts } from '@/components/embed/opened-by-click'
import type { Embed } from '@/lib/embed/services'

type ExamTexts = Messages['exams'] & EmbedTexts

type Props = {
  language: Language
  texts: ExamTexts
  exams: readonly Exam[]
  icons: { external: ReactNode; back: ReactNode; open: ReactNode }
}

function Chooser({ language, texts, exams, icons }: Props) {
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
      <FormList
        language={language}
        texts={texts}
        exams={exams}
        onChoose={choose}
        isGone={isGone}
        icon={icons.open}
      />
    )
  }
  const { id, title, form } = chosen
  return (
    <section key={id} aria-labelledby={CHOSEN_ID} className="space-y-4">
      <button type="button" onClick={showList} className="button-quiet">
        {icons.back}
        {texts.back}
      </button>
      <h2 id={CHOSEN_ID} tabIndex={-1} className="text-2xl font-semibold">
        {markText(title, language)}
      </h2>
      <FormEmbed
        texts={texts}
        title={title}
        lang={passageLanguage(title, language)}
        form={form}
        icon={icons.external}
        startsOpen={isAskedFor(id)}
      />
    </section>
  )
}

/** The open forms as a list. The chosen form replaces the list. */
export const ExamChoice = withFallback(Chooser, ({ language, exams, texts }: Props) => (
  <PartMessage message={texts.broken}>
    <ul className="list-disc pl-5">
      {exams.map(({ id, title, form }) => {
        const text = markText(title, language)
        return <li key={id}>{form ? <a href={form.href}>{text}</a> : text}</li>
      })}
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
  language: Language
  texts: ExamTexts
  exams: readonly Exam[]
  onChoose: (id: number) => void
  /** True if the address names a form that does not exist. */
  isGone: boolean
  icon: ReactNode
}

const buttonId = (id: number) => `choose-form-${id}`

type ChoiceProps = {
  id: number
  title: ReactNode
  form: Embed
  onChoose: (id: number) => void
  icon: ReactNode
}

const wide = 'button w-full justify-between text-left'

/** A button; without JavaScript a link to the form. Both have the same position. */
function Choice({ id, title, form, onChoose, icon }: ChoiceProps) {
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
function FormList({ language, texts, exams, onChoose, isGone, icon }: FormListProps) {
  return (
    <Section id={LIST_ID} title={texts.open}>
      {isGone && <p role="status">{texts.closed}</p>}
      <ul className="max-w-2xl space-y-3">
        {exams.map((exam) => (
          <li key={exam.id} data-frames={exam.form?.host}>
            {exam.form ? (
              <Choice
                id={exam.id}
                title={markText(exam.title, language)}
                form={exam.form}
                onChoose={onChoose}
                icon={icon}
              />
            ) : (
              <p>{markText(fill(texts.ask, { title: exam.title }), language)}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
