import { facts } from '../../facts.ts'
import { bullets, heading, numbered } from '../blocks.ts'
import { definePage } from '../page.ts'

const [first, second, third] = facts.minimumAges

/** Admission from the first question to the first day, in order. */
const admissionSteps: readonly string[] = [
  `Send an enquiry from this website, or call at the office. We get back to you within ${facts.replyWithinHours} hours.`,
  `Take the registration form from the school office, ${facts.admissionHours}. It costs Rs.${facts.registrationForm}.`,
  'Bring the form back, filled in and signed, with the documents listed below. Originals are seen and returned.',
  'Come with your child to see the school and meet a teacher. It is a conversation, not a test.',
  'The office tells you whether there is a seat, and in which class and section.',
  'Pay the fees at the fee counter. The admission is then complete, and you receive the book list, the uniform list and the date of the first day.',
]

const admissionRules: readonly string[] = [
  `The minimum age is ${first}, ${second} and ${third} years for the three sections of the school.`,
  'Registration does not by itself give a right to a seat. Seats are given as far as there are vacancies.',
  'No donation or capitation fee is asked for or accepted, and no child is screened by a test.',
  'A child who comes from another school brings its transfer certificate; up to class VIII it may follow later.',
  'Classes IX and X admit pupils of recognised schools only, under the rules of the Board.',
  'Children with disabilities are welcome; tell us early what your child needs.',
  'An admission obtained with a false document is cancelled.',
]

const admissionDocuments: readonly string[] = [
  'Birth certificate of the child',
  'Last report card, from class I upwards',
  'Transfer certificate of the last school, from class I upwards',
  'Two photographs of the child, and one of each parent or guardian',
  'Proof of address',
  'Record of vaccinations, and a doctor’s note of any illness or allergy',
  'Certificate of category or of disability, where one is claimed',
]

export const procedure = definePage({
  path: '/Procedure',
  title: 'Admission procedure',
  template: 'admission',
  summary: 'How admission works, step by step, and the documents to bring.',
  searchWords:
    'procedure process steps documents certificates required birth transfer certificate TC SLC age limit criteria eligibility minimum nursery LKG UKG RTE test interview दस्तावेज दस्तावेज़ कागजात प्रमाण पत्र जन्म आयु उम्र टीसी स्थानांतरण प्रक्रिया dastavez umar kagaj praman patra tc নথি কাগজপত্র বয়স জন্ম শংসাপত্র পদ্ধতি টিসি',
  aliases: ['/admission-procedure'],
  picture: 'first-day',
  sample: true,
  blocks: [
    'Admission takes six steps. An enquiry is free and does not bind you.',
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
