import { bullets, heading, numbered } from '../blocks.ts'
import { definePage } from '../page.ts'

/** The steps of admission in order. */
const admissionSteps: readonly string[] = [
  'Send an enquiry from this website, or visit the office. We get back to you {replyTime}.',
  'Collect the registration form from the school office. The hours are {registrationHours}. It costs {registrationFee}.',
  'Fill in the form, sign it and submit it with the documents listed below. We check the originals and return them.',
  'Come with your child to see the school and meet a teacher. It is a talk, not a test.',
  'The office tells you if there is a seat, and in which class and section.',
  'Pay the fees at the fee counter. Admission is now complete. You get the book list, the uniform list and the date of the first day.',
]

const admissionRules: readonly string[] = [
  'The minimum age is {minimumAges}.',
  'Registration does not guarantee a seat. Admission depends on vacant seats.',
  'We take no donation or capitation fee, and there is no entrance test.',
  'A child from another school brings a transfer certificate. Up to class VIII you may submit it later.',
  'Classes IX and X: only students of recognised schools, as per CBSE rules.',
  'Children with disabilities are welcome. Please tell us early what your child needs.',
  'Admission is cancelled if a document is false.',
]

const admissionDocuments: readonly string[] = [
  'Birth certificate of the child',
  'Last report card, from class I upwards',
  'Transfer certificate (TC) from the last school, from class I upwards',
  'Two photos of the child, and one photo of each parent or guardian',
  'Proof of address',
  'Vaccination record, and a doctor’s note on any illness or allergy',
  'Category or disability certificate, if it applies',
]

export const procedure = definePage({
  path: '/Procedure',
  title: 'Admission procedure',
  fact: 'Registration form {registrationFee}',
  template: 'procedure',
  summary: 'Admission step by step, and the documents to bring.',
  searchWords:
    'procedure process steps documents certificates required birth transfer certificate TC SLC age limit criteria eligibility minimum nursery LKG UKG RTE test interview दस्तावेज दस्तावेज़ कागजात प्रमाण पत्र जन्म आयु उम्र टीसी स्थानांतरण प्रक्रिया dastavez umar kagaj praman patra tc নথি কাগজপত্র বয়স জন্ম শংসাপত্র পদ্ধতি টিসি',
  aliases: ['/admission-procedure'],
  picture: 'first-day',
  sample: true,
  blocks: [
    'Admission has six steps. An enquiry is free, and you can change your mind.',
    heading('Step by step'),
    numbered(...admissionSteps),
    heading('Rules of admission'),
    bullets(...admissionRules),
    heading('Documents to bring'),
    bullets(...admissionDocuments),
  ],
  next: [
    ['Send an admission enquiry', '/TakeAdmission'],
    '/Schedule',
    ['Fees by class', '/FeePaymentRules'],
    '/Rules&Regulations',
  ],
})
