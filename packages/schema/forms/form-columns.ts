import { list, optionalChoice, part, select } from '../fields/choice-fields.ts'
import { figure, json, multiline, text, type Field } from '../fields/fields.ts'
import { hiddenIf } from '../fields/form-elements.ts'
import { parseEmail, plain } from '../values/written.ts'

/** The kinds of questions of a form that a school makes, in the words of the Studio. */
const questionKinds = {
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

/** Who reads the answers of a form. */
const ACCESS = {
  office: 'Principal and office',
  principal: 'Principal only',
  anonymous: 'Principal only, and no name is needed',
}

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
    .flatMap(({ choices }) => choicesIn(choices).flatMap((line) => readSlot(line) ?? []))

/** The lines of a text that say something. */
export const choicesIn = (written: unknown): string[] =>
  typeof written === 'string'
    ? written
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : []

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
  const lines = choicesIn(choices)
  if (lines.length === 0) return `${question}: write its choices, one to a line.`
  if (lines.length > FORM_LIMITS.choices)
    return `${question} has more than ${FORM_LIMITS.choices} choices.`
  const texts = kind === 'slot' ? lines.map((line) => readSlot(line)?.text ?? line) : lines
  if (new Set(texts).size < lines.length) return `${question} has a choice twice.`
  const unread = kind === 'slot' ? lines.find((line) => readSlot(line) === null) : undefined
  return unread === undefined
    ? null
    : `${question}: write “${unread}” with the number of its places, as in: Monday 11 January, 10 am | 5.`
}

const questions = list(
  'form_fields',
  'The questions, in their order; drag to reorder. What families have answered keeps the questions as they were.',
  {
    template: '{{label}} ({{kind}})',
    addLabel: 'Add a question',
    fields: [
      part('label', 'Question', { interface: 'input', required: true }),
      part('kind', 'Kind', { ...select(questionKinds), width: 'half', required: true }),
      part(
        'required',
        'Required',
        { interface: 'boolean', width: 'half', options: { label: 'Must be answered' } },
        'boolean',
      ),
      part('help', 'Help', { interface: 'input', note: 'A short sentence below the question.' }),
      part(
        'choices',
        'Choices',
        {
          interface: 'input-multiline',
          note: 'One to a line. Of a time with places, with their number: Monday 11 January, 10 am | 5.',
        },
        'text',
      ),
    ],
  },
)

const ofForm = (field: Field): Field => hiddenIf({ kind: { _neq: 'form' } }, field)

/** The columns of a page that is a form. */
export const formColumns = (): Field[] =>
  [
    questions,
    text('form_for', 'Who answers, as families read it: Mrs. R. Sen, Principal.', { max: 120 }),
    text(
      'form_email',
      'Who gets an e-mail about a new answer. It contains nothing of the answer. Empty: the office.',
      { max: 200, rule: { read: parseEmail, message: 'Write one e-mail address.' } },
    ),
    figure('form_days', 'The days until families have an answer. Empty: as for enquiries.', {
      range: [1, 90],
    }),
    figure(
      'form_kept_months',
      'The months after which answers are erased. Empty, or longer than in School: as there.',
      { range: [1, 36] },
    ),
    optionalChoice('form_access', 'Who reads the answers in the CMS.', ACCESS, 'office'),
    json(FULL_TIMES, 'The times that are full.', {
      interface: 'input-code',
      hidden: true,
      readonly: true,
    }),
    multiline(
      'form_consent',
      'What families agree to, next to the button. Empty: the sentence that the website has for it.',
    ),
  ].map(ofForm)
