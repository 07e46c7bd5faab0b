import { hash } from 'node:crypto'
import { kindsWithChoices, readSlot, type QuestionKind } from 'school-schema/forms/questions'
import { linesOf } from 'school-schema/values/typed-text'
import type { WrittenQuestion } from '../pages/page-row.ts'

/** A choice of a question; `places` of a time. */
export type Choice = { key: string; text: string; original: string; places: number | null }

/** A question of a form in a language. Its name follows from its original words, so that a value stays with its question. */
export type Question = {
  name: string
  kind: QuestionKind
  label: string
  help: string | null
  required: boolean
  choices: readonly Choice[]
}

const digest = (text: string) => hash('sha256', text, 'hex').slice(0, 8)

const slotOf = (line: string) => readSlot(line) ?? { text: line, places: null }

function choicesOf({ kind, choices }: WrittenQuestion, shown: WrittenQuestion): Choice[] {
  if (!kindsWithChoices.includes(kind)) return []
  const [lines, translated] = [linesOf(choices), linesOf(shown.choices)]
  const hasAll = translated.length === lines.length
  return lines.map((line, index) => {
    const { text: original, places } = slotOf(line)
    const { text } = slotOf((hasAll && translated[index]) || line)
    return { key: digest(original), text, original, places }
  })
}

/**
 * The questions of a form with the words of a language. What is asked follows from the original: a translation
 * whose questions are other ones is not shown.
 */
export function questionsOf(
  originals: readonly WrittenQuestion[],
  translated: readonly WrittenQuestion[],
): Question[] {
  const isSame =
    originals.length === translated.length &&
    originals.every(({ kind }, index) => kind === translated[index]?.kind)
  const names = new Set<string>()
  return originals.map((original, index) => {
    const shown = (isSame && translated[index]) || original
    const { kind, label } = original
    let name = `answer_${digest(`${kind} ${label}`)}`
    for (let copy = 2; names.has(name); copy += 1)
      name = `answer_${digest(`${kind} ${label} ${copy}`)}`
    names.add(name)
    return {
      name,
      kind,
      label: shown.label,
      help: shown.help,
      required: original.required === true,
      choices: choicesOf(original, shown),
    }
  })
}

/** What a form asks, as a short text: another one means that its questions have changed. */
export const versionOf = (questions: readonly Question[]): string =>
  digest(
    JSON.stringify(
      questions.map(({ name, required, choices }) => [
        name,
        required,
        choices.map(({ key }) => key),
      ]),
    ),
  )
