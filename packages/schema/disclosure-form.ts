/** The rows of sections B and C that another page of the website answers, with its name. */
export const PAGES_THAT_ANSWER: Readonly<Partial<Record<string, string>>> = {
  fee_structure: 'fee_payment_rules',
  academic_calendar: 'school_calendar',
  management_committee: 'management',
}

/** A fact of the form: its row, what it is, and the columns of the record that has it. */
type FormFact = readonly [
  row: string,
  name: string,
  record: 'school' | 'disclosure',
  columns: readonly string[],
]

/** The rows of sections A, D and E in the order of the form. */
export const FORM_FACTS: readonly FormFact[] = [
  ['A1', 'Name of the school', 'school', ['name']],
  ['A2', 'Affiliation number', 'school', ['affiliation_number']],
  ['A3', 'School code', 'school', ['school_code']],
  ['A4', 'Address with PIN code', 'school', ['address']],
  ['A5', 'Principal, qualification', 'disclosure', ['principal_name', 'principal_qualification']],
  ['A6', 'E-mail address', 'school', ['email']],
  ['A7', 'Telephone', 'school', ['phone']],
  ['D1', 'Principal', 'disclosure', ['principal_name']],
  ['D2', 'Vice principal', 'disclosure', ['vice_principal']],
  ['D3', 'Headmistress or headmaster', 'disclosure', ['headmistress']],
  ['D4', 'Teachers: PGT, TGT, PRT', 'disclosure', ['pgt', 'tgt', 'prt']],
  ['D5', 'Sections, for the ratio of teachers', 'disclosure', ['sections']],
  ['D6', 'Special educator', 'disclosure', ['special_educator']],
  ['D7', 'Counsellor and wellness teacher', 'disclosure', ['counsellor']],
  ['E1', 'Campus in square metres', 'disclosure', ['campus_area']],
  ['E2', 'Classrooms, number and size', 'disclosure', ['classrooms', 'classroom_size']],
  ['E3', 'Laboratories, number and size', 'disclosure', ['laboratories', 'laboratory_size']],
  ['E4', 'Internet', 'disclosure', ['internet']],
  ['E5', 'Toilets for girls', 'disclosure', ['girls_toilets']],
  ['E6', 'Toilets for boys', 'disclosure', ['boys_toilets']],
  ['E7', 'Video of the inspection', 'disclosure', ['inspection_video']],
]
