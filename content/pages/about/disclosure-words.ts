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
