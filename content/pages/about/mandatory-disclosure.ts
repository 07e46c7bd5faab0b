import { bullets, factList, heading, numbered } from '../blocks.ts'
import { documents } from '../documents.ts'
import { definePage } from '../page.ts'
import { appendixSections, documentRows } from './appendix-ix.ts'

/** What the disclosure says around its tables. `{officeHours}` and the like are filled in. */
export const disclosureWords = {
  introduction:
    'The Central Board of Secondary Education asks every affiliated school to publish the following (Appendix IX). Whatever is not yet shown here may be seen at the school office during office hours, {officeHours}.',
  contents: 'On this page',
  factColumns: ['S. No.', 'Information', 'Details'],
  documentColumns: ['S. No.', 'Documents/information', 'Documents'],

  missingFact: 'Not yet published here.',
  missingDocument: 'Not yet published here; it may be seen at the school office, {officeHours}.',
  issuedOn: 'Issued on {day}.',
  validUntil: 'Valid until {day}.',
  hasPassed: 'Valid until {day}: that day has passed.',
  document: 'Document',

  size: '{number}; {size}',
  teachers: '{total} ({parts})',
  teacherKinds: { pgt: 'PGT {number}', tgt: 'TGT {number}', prt: 'PRT {number}' },
  teachersByName: 'Names, designations and qualifications',
  ratio: '{ratio} teachers to a section ({teachers} teachers, {sections} sections)',

  seeResults: 'Stands in the tables below.',
  resultsOf: 'Result class {class}',
  /** Not every school has a class XII, so this claims nothing to be missing. */
  noResults: 'No result of class {class} is published here.',
} as const

/** The five parts of the Board's Appendix IX, under its letters. */
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
    disclosureWords.introduction,
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
      'Principal, vice principal and headmistress or headmaster',
      'Number of teachers, by PGT, TGT and PRT, and the teachers to section ratio',
      'Details of the special educator',
      'Details of the counsellor and wellness teacher',
    ),
    heading(appendixSections.infrastructure.title),
    bullets(
      'Campus area, and number and size of classrooms and laboratories in square metres',
      'Internet facility',
      'Number of girls’ toilets and of boys’ toilets',
      'Video of the inspection of the school',
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
