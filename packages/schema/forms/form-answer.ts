import { facts, progress, warnings } from '../enquiry/enquiries.ts'
import { line, lines, list } from '../fields/choice-fields.ts'
import { enquiries } from '../fields/collection.ts'
import { figure, fixed, flag, internal, text } from '../fields/fields.ts'
import { button, shownIf } from '../fields/form-elements.ts'
import { moment } from '../fields/row-fields.ts'
import { FORM_LIMITS } from './questions.ts'

const STAGES = {
  new: { text: 'New', color: 'var(--theme--primary)' },
  in_work: { text: 'In work', color: 'var(--theme--warning)' },
  answered: { text: 'Answered', color: 'var(--theme--success)' },
  closed: { text: 'Closed', color: 'var(--theme--foreground-subdued)' },
}

/** What is open, by the date of the promised answer. */
export const TO_ANSWER = { stage: { _in: ['new', 'in_work'] } }

const answers = fixed(
  list('answers', 'The questions as they were shown, with the answers.', {
    template: '{{label}}: {{value}}',
    addLabel: 'Add',
    fields: [
      line('label', 'Question', { readonly: true }),
      lines('value', 'Answer', { readonly: true }),
    ],
  }),
)

/** A button for each file, as the files are in no library. */
const fileButtons = Array.from({ length: FORM_LIMITS.files }, (_, index) => index + 1).map(
  (number) => {
    const url = `/attachments/{{id}}/${number}`
    const link = { label: `Open file ${number}`, icon: 'attach_file', url }
    return shownIf(
      { files: { _gte: number } },
      button(`file_${number}_open`, link, { width: 'half' }),
    )
  },
)

export const formAnswer = enquiries('form_answer', {
  name: 'Answers to forms',
  icon: 'dynamic_form',
  note: 'Sent with the forms of the school’s own pages; the questions of a form are in Pages',
  template: '{{form}}: {{summary}}',
  fields: [
    ...warnings(),
    text('form', 'The title of the form.', { required: true, max: 200 }),
    text('summary', 'The first answer.'),
    answers,
    ...fileButtons,
    text('contact', 'The telephone number or e-mail address that was given.'),
    ...progress(STAGES, 'Set it to Answered once the family has its answer.'),
    fixed(text('place', 'The time that was chosen. Closed answers free their place.')),
    fixed(text('about', 'The page of the website that it is about.')),
    fixed(figure('useful', 'Visitors who found that page useful.')),
    fixed(figure('not_useful', 'Visitors who did not.')),
    internal(text('form_page', 'The page with the form.', { max: 80 })),
    internal(figure('files', 'The number of files.')),
    fixed(flag('confidential', 'Principal only', 'Whether only administrators read it.')),
    fixed(moment('kept_until', 'It is erased then, or sooner with the enquiries.')),
    ...facts(),
  ],
})
