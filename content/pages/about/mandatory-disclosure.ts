import { bullets, factList, heading, numbered } from '../blocks.ts'
import { documents } from '../documents.ts'
import { definePage } from '../page.ts'
import { appendixSections, documentRows } from './appendix-ix.ts'

/** The texts around the tables of the disclosure, with placeholders such as `{officeHours}`. */
export const disclosureTexts = {
  introduction:
    'CBSE asks every school to publish this information (Appendix IX). If something is not here yet, you can see it at the school office, {officeHours}.',
  contents: 'On this page',
  factColumns: ['S. No.', 'Information', 'Details'],
  documentColumns: ['S. No.', 'Documents/information', 'Documents'],

  missingFact: 'Not published yet.',
  missingDocument: 'Not published yet. You can see it at the school office, {officeHours}.',
  issuedOn: 'Issued on {day}.',
  validUntil: 'Valid until {day}.',
  hasPassed: 'Expired on {day}.',
  document: 'Document',

  size: '{number}; {size}',
  teachers: '{total} ({parts})',
  teacherKinds: { pgt: 'PGT {number}', tgt: 'TGT {number}', prt: 'PRT {number}' },
  teachersByName: 'Names, designations and qualifications',
  ratio: '{ratio} teachers to a section ({teachers} teachers, {sections} sections)',

  seeResults: 'See the tables below.',
  resultsOf: 'Result class {class}',
  /** Not every school has a class XII, so this must not sound like something missing. */
  noResults: 'There are no results for class {class}.',

  boardResults: 'Board results',
  resultsLater: 'The results will be here when the Board has announced them.',
} as const

/** The sections of the Board's Appendix IX with their letters. */
export const mandatoryDisclosure = definePage({
  path: '/Disclosure',
  title: 'Mandatory Public Disclosure',
  template: 'disclosure',
  row: 'mandatory_disclosure',
  summary: 'The documents and information that CBSE asks every affiliated school to publish.',
  searchWords:
    'disclosure mandatory CBSE affiliation affiliation number school code result results board NOC recognition building land certificate annual report SMC PTA trust deed fee structure परिणाम नतीजे रिजल्ट मान्यता संबद्धता parinam ফল ফলাফল রেজাল্ট অনুমোদন',
  aliases: ['/mandatory-disclosure', '/mandatory-public-disclosure', '/public-disclosure'],
  sample: true,
  blocks: [
    disclosureTexts.introduction,
    heading(appendixSections.general.title),
    factList({
      'Name of the school': '{name}',
      'Affiliation number': '{affiliationNumber}',
      'School code': '{schoolCode}',
      'Complete address with PIN code': '{address}',
      'Principal’s name and qualification': 'Dr Anjali Sharma, M.Sc., Ph.D., B.Ed.',
      'School e-mail ID': '{email}',
      'Contact details': '{phone}',
    }),
    heading(appendixSections.documents.title),
    numbered(...Object.values(documentRows.documents)),
    heading(appendixSections.academics.title),
    numbered(...Object.values(documentRows.academics)),
    heading(appendixSections.staff.title),
    bullets(
      'The principal, vice principal and headmistress',
      'The number of teachers (PGT, TGT and PRT) and of sections',
      'The special educator',
      'The counsellor and wellness teacher',
    ),
    heading(appendixSections.infrastructure.title),
    bullets(
      'The size of the campus, the classrooms and the labs',
      'Internet',
      'Toilets for girls and for boys',
      'A video of the school inspection',
    ),
  ],
  next: [
    [`${documents.societyRegistration.title} (PDF)`, documents.societyRegistration.path],
    ['Fees by class', '/FeePaymentRules'],
    '/SchoolCalendar',
    '/Management',
    '/Faculty',
    '/Infrastructure',
  ],
})
