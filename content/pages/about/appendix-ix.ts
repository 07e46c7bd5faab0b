/**
 * The Board's Appendix IX (mandatory public disclosure, revised form): its sections and rows in the
 * Board's order and wording. The keys of sections B and C are also the CMS's.
 */
export const appendixSections = {
  general: { id: 'section-a', title: 'A: General information' },
  documents: { id: 'section-b', title: 'B: Documents and information' },
  academics: { id: 'section-c', title: 'C: Result and academics' },
  staff: { id: 'section-d', title: 'D: Staff (teaching)' },
  infrastructure: { id: 'section-e', title: 'E: School infrastructure' },
} as const

/** Sections B and C: documents. */
export const documentRows = {
  documents: {
    affiliation:
      'Copies of affiliation/upgradation letter and recent extension of affiliation, if any',
    society: 'Copies of societies/trust/company registration/renewal certificate, as applicable',
    noc: 'Copy of No Objection Certificate (NOC) issued, if applicable, by the State Govt./UT',
    recognition:
      'Copies of recognition certificate under RTE Act, 2009, and its renewal, if applicable',
    building_safety: 'Copy of valid building safety certificate as per the National Building Code',
    fire_safety: 'Copy of valid fire safety certificate issued by the competent authority',
    deo_certificate:
      'Copy of the DEO certificate submitted by the school for affiliation/upgradation/extension of affiliation, or self-certification by the school',
    water_sanitation: 'Copies of valid water, health and sanitation certificates',
  },
  academics: {
    fee_structure: 'Fee structure of the school',
    academic_calendar: 'Annual academic calendar',
    management_committee: 'List of School Management Committee (SMC)',
    parents_association: 'List of Parents Teachers Association (PTA) members',
    board_results: 'Last three-year result of the Board examination, as per applicability',
  },
} as const

export type DocumentKey = keyof typeof documentRows.documents | keyof typeof documentRows.academics

export const documentKeys = Object.values(documentRows).flatMap(Object.keys) as DocumentKey[]

/** The rows that another page of this website answers, with its name. */
export const pagesThatAnswer: Readonly<Partial<Record<DocumentKey, string>>> = {
  fee_structure: 'fee_payment_rules',
  academic_calendar: 'school_calendar',
  management_committee: 'management',
}

/** Sections A, D and E: facts, by the keys of their answers. */
export const factRows = {
  general: {
    name: 'Name of the school',
    affiliationNumber: 'Affiliation no. (if applicable)',
    schoolCode: 'School code (if applicable)',
    address: 'Complete address with PIN code',
    principalAndQualification: 'Principal name and qualification',
    email: 'School e-mail ID',
    phone: 'Contact details (landline/mobile)',
  },
  staff: {
    principal: 'Principal',
    vicePrincipal: 'Vice principal',
    headmistress: 'Headmistress/headmaster',
    teachers: 'Total no. of teachers',
    ratio: 'Teachers section ratio',
    specialEducator: 'Details of special educator',
    counsellor: 'Details of counsellor and wellness teacher',
  },
  infrastructure: {
    campusArea: 'Total campus area of the school (in square mtr)',
    classrooms: 'No. and size of the class rooms (in square mtr)',
    laboratories: 'No. and size of laboratories including computer labs (in square mtr)',
    internet: 'Internet facility',
    girlsToilets: 'No. of girls toilets',
    boysToilets: 'No. of boys toilets',
    inspectionVideo:
      'Link of YouTube video of the inspection of school covering the infrastructure of the school',
  },
} as const

export type FactKey = {
  [S in keyof typeof factRows]: keyof (typeof factRows)[S]
}[keyof typeof factRows]

/** The classes with a Board examination, each with a table of results. */
export const boardClasses = ['X', 'XII'] as const

export type BoardClass = (typeof boardClasses)[number]

/** The number of years of results in the form. */
export const resultYears = 3

export const resultColumns = [
  'S. No.',
  'Year',
  'No. of registered students',
  'No. of students passed',
  'Pass percentage',
  'Remarks',
] as const
