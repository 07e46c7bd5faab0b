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
