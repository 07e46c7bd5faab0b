import { content } from './collections.ts'
import { rowId, sample, sort, status, timestamps } from './common.ts'
import { text } from './fields.ts'

export const faculty = content('faculty', {
  name: 'Faculty',
  icon: 'school',
  note: 'The teachers, in the order of the table on the website; drag to reorder',
  template: '{{name}}, {{designation}}',
  fields: [
    rowId(),
    sort(),
    text('name', {
      note: 'With title, as it should stand in the table: Mrs Meera Joshi.',
      required: true,
      max: 200,
    }),
    text('designation', {
      note: 'For example PGT Chemistry.',
      max: 200,
    }),
    text('qualification', {
      note: 'Degrees, the highest first: M.Sc., B.Ed. The Board asks for them.',
      max: 200,
    }),
    text('department', {
      note: 'For example Science. Teachers of one department stand together.',
      max: 120,
    }),
    status(),
    sample(),
    ...timestamps(),
  ],
})
