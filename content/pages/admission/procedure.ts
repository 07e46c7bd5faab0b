import type { PageText } from '../../text.ts'
import { bullets, heading, links, numbered, paragraph } from '../blocks.ts'
import { admissionDocuments, admissionRules, admissionSteps } from './requirements.ts'

export const procedure: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'Admission for the session {session} takes six steps. An enquiry costs nothing and binds you to nothing.',
    ),
    heading('Step by step'),
    numbered(...admissionSteps),
    heading('Rules of admission'),
    bullets(...admissionRules),
    heading('Documents to bring'),
    bullets(...admissionDocuments),
    links(
      ['Send an admission enquiry', '/TakeAdmission'],
      ['Admission schedule', '/Schedule'],
      ['Fees by class', '/FeePaymentRules'],
      ['Rules and regulations', '/Rules&Regulations'],
    ),
  ],
}
