import { choice } from './choice.ts'
import { content } from './collections.ts'
import { rowId, sample, sort, timestamps } from './common.ts'
import { code, flag, text } from './fields.ts'
import type { Field } from './types.ts'

const chosen = choice(
  'place',
  'The page that offers the form. Left empty, it stands in the exam centre.',
  {
    'exam-center': 'Online exam centre',
    'exam-vii': 'Online exam, class VII',
    'exam-viii': 'Online exam, class VIII',
    'cbse-games': 'CBSE games',
  },
)

/** Empty is allowed: forms of before there were places have none. */
const place: Field = {
  ...chosen,
  schema: { ...chosen.schema, default_value: 'exam-center', is_nullable: true },
  meta: { ...chosen.meta, required: false },
}

export const exam = content('exam', {
  name: 'Online exams',
  icon: 'quiz',
  note: 'The forms that the exam centre and the CBSE games page offer',
  template: '{{title}}',
  fields: [
    rowId(),
    sort(),
    text('title', {
      note: 'What stands on the button, for example Class VII: Science.',
      required: true,
      max: 200,
    }),
    place,
    flag(
      'active',
      'Open now',
      'Tick to offer the form to pupils; untick when the time is over.',
      false,
    ),
    code(
      'embed',
      'In Google Forms choose Send, then < >, and paste what it shows here; in Microsoft Forms choose Collect responses, then </>. Forms of other services are refused by the website.',
    ),
    sample(),
    ...timestamps(),
  ],
})
