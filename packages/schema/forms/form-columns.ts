import { box, line, lines, list, optionalChoice, part, select } from '../fields/choice-fields.ts'
import { figure, json, multiline, text, type Field } from '../fields/fields.ts'
import { hiddenIf } from '../fields/form-elements.ts'
import { parseEmail } from '../values/written.ts'
import { FULL_TIMES, questionKinds } from './questions.ts'

/** Who reads the answers of a form. */
const ACCESS = {
  office: 'Principal and office',
  principal: 'Principal only',
  anonymous: 'Principal only, and no name is needed',
}

const questions = list(
  'form_fields',
  'The questions, in their order; drag to reorder. What families have answered keeps the questions as they were.',
  {
    template: '{{label}} ({{kind}})',
    addLabel: 'Add a question',
    fields: [
      line('label', 'Question', { required: true }),
      part('kind', 'Kind', { ...select(questionKinds), width: 'half', required: true }),
      box('required', 'Required', 'Must be answered'),
      line('help', 'Help', { note: 'A short sentence below the question.' }),
      lines('choices', 'Choices', {
        note: 'One to a line. Of a time with places, with their number: Monday 11 January, 10 am | 5.',
      }),
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
