import { CERTIFICATE_FOLDER } from '../certificate-folder.ts'
import { numberKey } from '../typed-text.ts'
import { content } from './collections.ts'
import { attachment, date, extended, text, type TextRule } from './fields.ts'
import { status } from './row-fields.ts'

const NUMBER: TextRule = {
  read: (written) => numberKey(written) || null,
  message: 'Write the number with its letters and digits.',
}

const KEPT = 'Kept without spaces, dashes and slashes: TC/2026/014 becomes TC2026014.'

const { meta, ...rest } = content('certificate', {
  name: 'Transfer certificates',
  icon: 'workspace_premium',
  note: 'One row for each certificate. The website lists none: it shows one to those who know its number and the admission number',
  template: '{{certificate_number}}: {{name}}',
  fields: [
    text('certificate_number', `As on the certificate. ${KEPT}`, {
      required: true,
      unique: true,
      max: 60,
      rule: NUMBER,
    }),
    text('admission_number', "The pupil's number in the admission register.", {
      required: true,
      max: 60,
      rule: NUMBER,
    }),
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
