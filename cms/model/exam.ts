import { content } from './collections.ts'
import { rowId, sample, sort, timestamps } from './common.ts'
import { code, flag, text } from './fields.ts'

export const exam = content('exam', {
  name: 'Online exams',
  icon: 'quiz',
  note: 'The forms offered in the exam center',
  template: '{{title}}',
  fields: [
    rowId(),
    sort(),
    text('title', {
      note: 'What stands on the button, for example Class VII: Science.',
      required: true,
      max: 200,
    }),
    flag(
      'active',
      'Open now',
      'Tick to offer the form to pupils; untick when the time is over.',
      false,
    ),
    code(
      'embed',
      'In Google Forms choose Send, then < >, and paste what it shows here. Forms of other services may be refused by the website.',
    ),
    sample(),
    ...timestamps(),
  ],
})
