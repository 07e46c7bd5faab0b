/** The parts of the annual report besides the Board's form, in their order. */
export const reportParts = {
  disclosure: 'Mandatory disclosure with its certificates',
  fees: 'Classes and fees',
  faculty: 'Teachers and their qualifications',
  results: 'Board results',
  people: 'Committees',
  calendar: 'Events of the session',
  teams: 'Houses and clubs',
} as const

export type ReportPart = keyof typeof reportParts

export const reportTexts = {
  lead: 'Session {session}, as on {day}.',
  missing: 'Not yet published: {parts}.',
  print: 'Print the report, or save it as PDF',
  fees: ['Class', 'Fee (Rs.)'],
  faculty: ['Designation', 'Teachers', 'Qualifications'],
  people: ['Body', 'Name', 'Designation'],
  teams: ['House or club', 'In charge', 'Events'],
  other: 'Other',
} as const
