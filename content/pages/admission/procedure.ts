import { bullets, heading, links, numbered, paragraph } from '../blocks.ts'
import { definePage } from '../page.ts'
import { admissionDocuments, admissionRules, admissionSteps } from './requirements.ts'

export const procedure = definePage({
  path: '/Procedure',
  title: 'Admission procedure',
  template: 'text',
  group: 'admission',
  row: 'procedure',
  summary: 'How admission works, step by step, and the documents to bring.',
  aliases: ['/admission-procedure'],
  picture: 'first-day',
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
})
