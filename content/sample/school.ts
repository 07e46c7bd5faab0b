import { sessionOf } from 'school-schema/day'
import { paperId } from './files.ts'

/** Invented: the PIN code and all numbers begin with 0, and the e-mail address ends in .example. */
export const sampleSchool = {
  name: 'Palash Vidya Niketan',
  tagline: 'Be the part of educational revolution!',
  about:
    'Palash Vidya Niketan is a co-educational, English-medium school affiliated to the CBSE, from nursery to class X, with hostel.',
  address: 'Palash Road, Palashpur, Assam 078107',
  town: 'Palashpur',
  state: 'Assam',
  // In the river, where no school is.
  coordinates: '26.19500, 91.73000',
  affiliation_number: '0023107',
  school_code: '00107',
  phone: '0361 000 0000',
  whatsapp: '00000 00000',
  email: 'office@palash.example',
  office_hours: '8:30am-2pm',
  office_days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  fee_hours: '9:30am-3:30pm Monday to Saturday',
  // NCERT's own site: the textbooks that the Board prescribes, free and without an account.
  ebooks_url: 'https://ncert.nic.in/textbook.php',
  map_url:
    'https://www.openstreetmap.org/export/embed.html?bbox=91.72%2C26.19%2C91.74%2C26.20&layer=mapnik&marker=26.195%2C91.73',
  admission_open: true,
  sample: true,
}

/** The sample school on the day of its first start: it admits for the current session. */
export const sampleSchoolOn = (today: string) => ({ ...sampleSchool, session: sessionOf(today) })

/** A day this many years after the first or last day of the current session. */
const session = (today: string, years = 0) => {
  const first = Number(sessionOf(today).slice(0, 4)) + years
  return { first: `${first}-04-01`, last: `${first + 1}-03-31` }
}

type Document = { kind: string; sample: true } & Partial<
  Record<'file' | 'url' | 'title' | 'remark' | 'issued_on' | 'valid_until', string>
>

/**
 * Shows the page in each of its states: valid documents, an address instead of a file, a remark
 * instead of both, and rows without an answer.
 */
export const sampleDocuments = (today: string): Document[] =>
  [
    {
      kind: 'affiliation',
      file: paperId('affiliation-letter'),
      issued_on: session(today, -2).first,
      valid_until: session(today, 2).last,
    },
    { kind: 'society', url: '/docs/pdf/SocityRegistration.pdf', title: 'Society registration' },
    { kind: 'noc', remark: 'The original is kept at the school office.' },
    {
      kind: 'building_safety',
      file: paperId('building-safety-certificate'),
      issued_on: session(today, -1).first,
      valid_until: session(today, 3).last,
    },
    {
      kind: 'fire_safety',
      file: paperId('fire-safety-certificate'),
      issued_on: session(today, -1).first,
      valid_until: session(today, 1).last,
    },
    {
      kind: 'water_sanitation',
      file: paperId('water-and-sanitation-certificate'),
      issued_on: session(today).first,
      valid_until: session(today, 1).last,
    },
  ].map((document) => ({ ...document, sample: true }))

/** The Board publishes its results in May. */
function lastResults(today: string): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) >= '06-01' ? year : year - 1
}

const PASSED: [ago: number, registered: number, passed: number, remarks: string | null][] = [
  [2, 31, 30, 'One student passed in the supplementary exam'],
  [1, 34, 34, null],
  [0, 36, 36, null],
]

/** The classes of the school end at X. */
export const sampleResults = (today: string) =>
  PASSED.map(([ago, registered, passed, remarks]) => ({
    class: 'X',
    year: lastResults(today) - ago,
    registered,
    passed,
    remarks,
    sample: true,
  }))

/** The teachers are those of the faculty, as the content check compares them. */
export const sampleDisclosure = {
  principal_name: 'Dr Anjali Sharma',
  principal_qualification: 'M.Sc., Ph.D., B.Ed.',
  vice_principal: 'Mr Rakesh Verma',
  headmistress: 'Mrs Sunita Das',
  pgt: 6,
  tgt: 12,
  prt: 6,
  sections: 16,
  special_educator: 'Mr Tenzin Lama, M.A. (Psychology), B.Ed. Spl. Ed.',
  campus_area: 8200,
  classrooms: 20,
  classroom_size: '46 sq m each',
  laboratories: 5,
  laboratory_size: '60 sq m each',
  internet: 'Yes, in the office, the library and the smart room',
  girls_toilets: 9,
  boys_toilets: 9,
  sample: true,
}
