import { numberKey } from './number-key.ts'
import { removeInvisible } from '../values/typed-text.ts'
import { content } from '../fields/collection.ts'
import { attachment, date, extended, internal, text, type TextRule } from '../fields/fields.ts'
import { status } from '../fields/row-fields.ts'

/** The folder of the certificates' files in the Studio's file library. */
export const CERTIFICATE_FOLDER = 'b0a7c1d2-5e1f-4c3a-8f01-7c0000000000'

/** As it is on the paper, in one line. */
const NUMBER: TextRule = {
  read: (written) =>
    numberKey(written) === '' ? null : removeInvisible(written).replace(/\s+/g, ' ').trim(),
  message: 'Write the number with its letters and digits, as on the paper.',
}

/** The column with the number as it is compared. */
export const NUMBER_KEY = 'number_key'

const { meta, ...rest } = content('certificate', {
  name: 'Transfer certificates',
  icon: 'workspace_premium',
  note: 'One row for each certificate. Never listed on the website; shown only for a matching pair of certificate number and admission number',
  template: '{{certificate_number}}: {{name}}',
  fields: [
    text('certificate_number', 'As on the certificate, with its dashes and slashes: TC/2026/014.', {
      required: true,
      unique: true,
      max: 60,
      rule: NUMBER,
    }),
    text(
      'admission_number',
      "The pupil's number in the admission register, with its dashes and slashes.",
      {
        required: true,
        max: 60,
        rule: NUMBER,
      },
    ),
    internal(text(NUMBER_KEY, 'The number as it is compared.', { unique: true, max: 200 })),
    text('name', "The pupil's name as on the certificate.", { required: true, max: 200 }),
    text('class', 'The class that the pupil left.', { required: true, max: 20 }),
    date('date_of_leaving', 'As on the certificate.'),
    extended(
      attachment(
        'file',
        'The signed certificate as a PDF. Empty: the website confirms the certificate, and asks to get a copy from the office.',
      ),
      { options: { folder: CERTIFICATE_FOLDER } },
    ),
    status(),
  ],
})

/** Without revisions: an erased certificate would remain there. */
export const certificate = { ...rest, meta: { ...meta, accountability: 'activity' } }
