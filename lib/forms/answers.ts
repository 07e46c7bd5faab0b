import 'server-only'
import { isAttachment, MAX_FILE_BYTES } from 'school-schema/files/attachments'
import type { Attachment } from '../content/client/enquiries.ts'
import { isBlank, normalisePhone } from 'school-schema/values/typed-text'
import { parseAnsweredDay } from 'school-schema/values/written'
import { boxName, canBeCalled, listChosen, normaliseTyped, textOf } from '../enquiry/form.ts'
import { EMAIL, MAX_LINE_LENGTH } from '../enquiry/rules.ts'
import { formatDay } from '../messages/days.ts'
import type { Locale } from '../messages/messages.ts'
import type { Choice, Question } from './questions.ts'

/** The maximum length of a long answer in characters. */
const MAX_LONG = 2_000

/** What was sent, as the form shows it again, and as it is stored. */
export type Read = {
  values: Record<string, string>
  errors: { field: string; message: string }[]
  answers: { label: string; value: string }[]
  contact: string | null
  slot: Choice | null
  /** The choice of the first question, for the form about a page. */
  chosen: Choice | null
  attachments: Attachment[]
}

/** The answer to one question: as a text, or what is wrong with it. */
type Answer = { text: string; choice?: Choice | undefined; file?: Attachment } | { error: string }

/** Also 1,50,000. */
const NUMBER = /^-?\d(?:[\d, ]{0,18}\d)?(?:[.,]\d{1,6})?$/

/** Reads the answers to a form. A text under a name that the form does not have is left out. */
export async function readAnswers(
  locale: Locale,
  form: FormData,
  questions: readonly Question[],
): Promise<Read> {
  const read: Read = {
    values: {},
    errors: [],
    answers: [],
    contact: null,
    slot: null,
    chosen: null,
    attachments: [],
  }
  for (const question of questions) {
    const typed = typedIn(form, question)
    if (typed) Object.assign(read.values, { [question.name]: typed })
    const answer = await readAnswer(locale, form, question, typed)
    if ('error' in answer) read.errors.push({ field: question.name, message: answer.error })
    else if (answer.text === '' && question.required) {
      const message = locale.t('forms.required', { field: question.label })
      read.errors.push({ field: question.name, message })
    } else add(read, question, answer)
  }
  return read
}

function add(read: Read, { kind, label }: Question, answer: Exclude<Answer, { error: string }>) {
  const { text, choice, file } = answer
  if (text === '') return
  read.answers.push({ label, value: text })
  if (kind === 'contact') read.contact ??= text
  if (kind === 'slot') read.slot = choice ?? null
  if (kind === 'choice') read.chosen ??= choice ?? null
  if (file) read.attachments.push(file)
}

/** What was typed for a question; of several choices, their keys. A browser does not let us fill in a file. */
function typedIn(form: FormData, question: Question): string {
  const { kind, name, choices } = question
  if (kind === 'file') return ''
  if (kind === 'choices')
    return choices
      .flatMap(({ key }, index) => (textOf(form, boxName(name, index)) === key ? key : []))
      .join('\n')
  return normalised(question, textOf(form, name))
}

/** As what the answers to a question are read. */
function fieldKindOf({ kind }: Question, typed: string): string {
  if (kind === 'long') return 'multiline'
  // Of a telephone number, the digits.
  if (kind === 'contact') return typed.includes('@') ? 'email' : 'number'
  return kind
}

const normalised = (question: Question, typed: string): string =>
  normaliseTyped({ kind: fieldKindOf(question, typed) }, typed)

async function readAnswer(
  locale: Locale,
  form: FormData,
  question: Question,
  text: string,
): Promise<Answer> {
  const { kind, label, choices } = question
  if (kind === 'file') return readFile(locale, form, question)
  if (kind === 'choices') {
    const ticked = choices.filter(({ key }) => listChosen(text).includes(key))
    return { text: ticked.map((choice) => choice.text).join(', ') }
  }
  if (text === '') return { text }
  const count = kind === 'long' ? MAX_LONG : MAX_LINE_LENGTH
  if ([...text].length > count)
    return { error: locale.t('enquiry.tooLong', { field: label, count }) }
  const wrong = (key: 'choose' | 'day' | 'number' | 'contact'): Answer => ({
    error: locale.t(`forms.wrong.${key}`, { field: label }),
  })
  switch (kind) {
    case 'choice':
    case 'slot': {
      const choice = choices.find(({ key }) => key === text)
      return choice ? { text: choice.text, choice } : wrong('choose')
    }
    case 'date': {
      const day = parseAnsweredDay(text)
      return day ? { text: formatDay(locale, day) } : wrong('day')
    }
    case 'number':
      return NUMBER.test(text) ? { text } : wrong('number')
    case 'contact':
      return EMAIL.test(text) || canBeCalled(normalisePhone(text)) ? { text } : wrong('contact')
    case 'text':
    case 'long':
      return { text }
  }
}

async function readFile(locale: Locale, form: FormData, question: Question): Promise<Answer> {
  const file = form.get(question.name)
  if (!(file instanceof File) || file.size === 0) return { text: '' }
  const field = question.label
  if (file.size > MAX_FILE_BYTES) return { error: locale.t('forms.wrong.fileTooLarge', { field }) }
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!isAttachment(bytes)) return { error: locale.t('forms.wrong.fileKind', { field }) }
  const name = normaliseTyped({ kind: 'text' }, file.name).slice(-100).toWellFormed() || 'file'
  return { text: name, file: { name, content: bytes.toString('base64') } }
}

const NAME = /^answer_[\da-f]{8}$/
/** The key of a choice, whose words are gone with its question. */
const KEY = /^(?=.*[a-f])[\da-f]{8}$/

/** What was typed for questions that the form does not ask any more. */
export const lostTexts = (form: FormData, questions: readonly Question[]): string[] =>
  [...form].flatMap(([name, value]) =>
    NAME.test(name) &&
    typeof value === 'string' &&
    !isBlank(value) &&
    !KEY.test(value) &&
    !questions.some((question) => question.name === name)
      ? value.trim()
      : [],
  )
