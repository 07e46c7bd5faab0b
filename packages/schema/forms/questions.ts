import { linesOf } from '../values/typed-text.ts'
import { plain } from '../values/written.ts'

/** The kinds of questions of a form that a school makes, in the words of the Studio. */
export const questionKinds = {
  text: 'Short text',
  long: 'Long text',
  choice: 'One of several choices',
  choices: 'Any of several choices',
  slot: 'A time with places, such as a visit',
  date: 'Day',
  number: 'Number',
  contact: 'Telephone or e-mail',
  file: 'File',
} as const

export type QuestionKind = keyof typeof questionKinds

export const isQuestionKind = (kind: unknown): kind is QuestionKind =>
  typeof kind === 'string' && Object.hasOwn(questionKinds, kind)

/** The kinds that have choices. */
export const kindsWithChoices: readonly QuestionKind[] = ['choice', 'choices', 'slot']

/** What fits into one post, and into the list of the office. */
export const FORM_LIMITS = { questions: 20, choices: 40, files: 3, places: 500 } as const

/** The column of a page with the times of its form that are full, which the extension of the CMS keeps. */
export const FULL_TIMES = 'form_full'

/** The code with which the CMS refuses an answer whose time has no place left. */
export const PLACE_TAKEN = 'PLACE_TAKEN'

type Written = Readonly<Record<string, unknown>>

/** `Monday 11 January, 10 am | 5` is a time with five places. */
export function readSlot(line: string): { text: string; places: number } | null {
  const [, written = '', count = ''] = /^(.*\S)\s*\|\s*(\d{1,3})$/.exec(line.trim()) ?? []
  const places = Number(count)
  return written && places >= 1 && places <= FORM_LIMITS.places ? { text: written, places } : null
}

/** The times with places of a form, by its questions. */
export const slotsOf = (questions: readonly Written[]) =>
  questions
    .filter(({ kind }) => kind === 'slot')
    .flatMap(({ choices }) => linesOf(choices).flatMap((line) => readSlot(line) ?? []))

/** What is wrong with the questions of a form, as a sentence for editors; null if nothing is. */
export function refusalOfQuestions(questions: readonly Written[]): string | null {
  if (questions.length > FORM_LIMITS.questions)
    return `A form has at most ${FORM_LIMITS.questions} questions.`
  if (questions.filter(({ kind }) => kind === 'file').length > FORM_LIMITS.files)
    return `A form has at most ${FORM_LIMITS.files} files.`
  if (questions.filter(({ kind }) => kind === 'slot').length > 1)
    return 'A form has one question with places: write all times as its choices.'
  const hasSlots = questions.some(({ kind }) => kind === 'slot')
  // A program would take all places without one.
  if (hasSlots && !questions.some(({ kind, required }) => kind === 'contact' && required === true))
    return 'A form with places needs a required question of the kind “Telephone or e-mail”: one family takes one place, and the school can tell it if the time changes.'
  return questions.map(refusalOf).find((refusal) => refusal !== null) ?? null
}

function refusalOf({ label, kind, choices }: Written, at: number): string | null {
  const name = typeof label === 'string' ? plain(label) : ''
  const question = name ? `Question “${name}”` : `Question ${at + 1}`
  if (!name) return `${question} has no label: write what is asked.`
  if (!isQuestionKind(kind)) return `${question}: choose a kind.`
  if (!kindsWithChoices.includes(kind)) return null
  const written = linesOf(choices)
  if (written.length === 0) return `${question}: write its choices, one to a line.`
  if (written.length > FORM_LIMITS.choices)
    return `${question} has more than ${FORM_LIMITS.choices} choices.`
  const texts = kind === 'slot' ? written.map((line) => readSlot(line)?.text ?? line) : written
  if (new Set(texts).size < written.length) return `${question} has a choice twice.`
  const unread = kind === 'slot' ? written.find((line) => readSlot(line) === null) : undefined
  return unread === undefined
    ? null
    : `${question}: write “${unread}” with the number of its places, as in: Monday 11 January, 10 am | 5.`
}
