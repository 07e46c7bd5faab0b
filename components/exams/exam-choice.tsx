'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { Exam } from '@/lib/content/collections/exams'
import { CHOSEN_ID, ChosenForm } from './chosen-form'
import { buttonId, FormList } from './form-list'
import { useChosenForm } from './use-chosen-form'

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
