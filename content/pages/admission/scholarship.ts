import { bullets, heading, numbered } from '../blocks.ts'
import { definePage } from '../page.ts'

export const scholarship = definePage({
  path: '/Scholarship',
  title: 'Scholarship',
  summary: 'Scholarships for girls’ education.',
  searchWords:
    'scholarship scholarships concession free financial help merit freeship sibling छात्रवृत्ति वजीफा chhatravritti বৃত্তি britti',
  aliases: ['/scholarships'],
  picture: 'science-fair',
  sample: true,
  blocks: [
    'No girl should leave school because of money. Our scholarship for girls’ education helps with fees, books and uniform. It is for one session, and you can apply again.',
    heading('Who may apply'),
    bullets(
      'A girl of any class who studies here or applies for admission.',
      'Her family has a low income, or has lost income because of illness, death or loss of work.',
      'She comes to school regularly and works sincerely. She need not be first in class.',
    ),
    heading('How to apply'),
    numbered(
      'Write to the principal in any language. Say what help you need.',
      'Attach the last report card and an income certificate or similar paper.',
      'Give the letter at the school office. We will call you for a talk.',
      'We reply in writing. We do not announce who gets help.',
    ),
    heading('Scholarships of the Board and the Government'),
    'CBSE gives a merit scholarship to a single girl child who has passed class X. The State and the Centre have other scholarships. See the CBSE website and the National Scholarship Portal for rules and last dates. The office will help you with the form and the certificates.',
  ],
  next: [
    ['Fees by class', '/FeePaymentRules'],
    ['Contact the office', '/Contact Us'],
    ['Send an admission enquiry', '/TakeAdmission'],
  ],
})
