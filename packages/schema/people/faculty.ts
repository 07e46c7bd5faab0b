import { content } from '../fields/collection.ts'
import { attachment, text } from '../fields/fields.ts'
import { sort, status } from '../fields/row-fields.ts'

export const faculty = content('faculty', {
  name: 'Faculty',
  icon: 'school',
  note: 'The teachers, in the order of the table on the website; drag to reorder',
  template: '{{name}}, {{designation}}',
  fields: [
    sort(),
    text('name', 'With title, as it should appear in the table: Mrs Rekha Pillai.', {
      required: true,
      max: 200,
    }),
    text('designation', 'For example PGT Chemistry.', { max: 200 }),
    attachment(
      'photo',
      'A portrait, if the teacher agrees. It is shown small, beside the name.',
      'image',
    ),
    text('qualification', 'Degrees, the highest first: M.Sc., B.Ed. The Board asks for them.', {
      max: 200,
    }),
    text('department', 'For example Science. Teachers of one department are listed together.', {
      max: 120,
    }),
    status(),
  ],
})
