import { bullets, heading, numbered } from '../blocks.ts'
import { definePage } from '../page.ts'

export const scholarship = definePage({
  path: '/Scholarship',
  title: 'Scholarship',
  summary: 'Scholarships for the education of girls.',
  searchWords:
    'scholarship scholarships concession free financial help merit freeship sibling छात्रवृत्ति वजीफा chhatravritti বৃত্তি britti',
  aliases: ['/scholarships'],
  picture: 'science-fair',
  sample: true,
  blocks: [
    'A girl who does well should not leave school because money is short. The school’s scholarship for the education of girls helps with fees, books and uniform for one session at a time, and can be given again.',
    heading('Who may apply'),
    bullets(
      'A girl who studies at this school or seeks admission to it, in any class.',
      'Her family’s means are small, or have become so through illness, death or loss of work.',
      'She attends regularly and works honestly. She need not be first in her class.',
    ),
    heading('How to apply'),
    numbered(
      'A parent or guardian writes to the principal, in any language, and says what help is needed.',
      'Attach the last report card and any paper that shows the family’s income.',
      'Hand the letter in at the school office. The family is called for a talk.',
      'The answer comes in writing. The names of those who receive help are not announced.',
    ),
    heading('Scholarships of the Board and the Government'),
    'CBSE has a merit scholarship for the single girl child who has passed class X; States and the Centre have others. Conditions and last dates stand on the Board’s website and on the National Scholarship Portal. The office helps with the form and certifies what must be certified.',
  ],
  next: [
    ['Fees by class', '/FeePaymentRules'],
    ['Contact the office', '/Contact Us'],
    ['Send an admission enquiry', '/TakeAdmission'],
  ],
})
