import { content } from './collections.ts'
import { rowId, sample, timestamps } from './common.ts'
import { text } from './fields.ts'
import { figure } from './figures.ts'
import type { Field } from './types.ts'

const collection = content('disclosure', {
  name: 'Disclosure: facts',
  icon: 'fact_check',
  note: "What the Board's Appendix IX asks and the school's record does not hold; leave empty what is not known",
  fields: [rowId(), ...staff(), ...infrastructure(), sample(), ...timestamps()],
})

/** One record, edited in place. */
export const disclosure = { ...collection, meta: { ...collection.meta, singleton: true } }

function staff(): Field[] {
  return [
    text('principal_name', { note: 'Rows A5 and D1. With title: Dr Meera Joshi.' }),
    text('principal_qualification', { note: 'Row A5. Degrees, the highest first.' }),
    text('vice_principal', { note: 'Row D2. Name.' }),
    text('headmistress', { note: 'Row D3. Name of the headmistress or headmaster.' }),
    figure('pgt', { note: 'Row D4. Postgraduate teachers (PGT), their number.' }),
    figure('tgt', { note: 'Row D4. Trained graduate teachers (TGT), their number.' }),
    figure('prt', { note: 'Row D4. Primary teachers (PRT), their number.' }),
    figure('sections', {
      note: 'Row D5. All sections of all classes. The website works out the ratio.',
    }),
    text('special_educator', { note: 'Row D6. Name and qualification.' }),
    text('counsellor', {
      note: 'Row D7. Counsellor and wellness teacher: name and qualification.',
    }),
  ]
}

function infrastructure(): Field[] {
  return [
    figure('campus_area', { note: 'Row E1. The whole campus, in square metres.' }),
    figure('classrooms', { note: 'Row E2. Their number.' }),
    text('classroom_size', { note: 'Row E2. For example: 46 sq m each.' }),
    figure('laboratories', { note: 'Row E3. Their number, computer laboratories included.' }),
    text('laboratory_size', { note: 'Row E3. For example: 60 sq m each, computers 80 sq m.' }),
    text('internet', { note: 'Row E4. For example: Yes, in the office and the computer room.' }),
    figure('girls_toilets', { note: "Row E5. Number of girls' toilets." }),
    figure('boys_toilets', { note: "Row E6. Number of boys' toilets." }),
    text('inspection_video', {
      note: "Row E7. YouTube address of the video of the school's inspection.",
      max: 1000,
      placeholder: 'https://',
      validation: {
        pattern: '^https?://\\S+$',
        message: 'Paste the whole address, beginning with https://',
      },
    }),
  ]
}
