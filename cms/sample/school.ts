import { dayAfter, sessionOf } from '../../lib/format/day.ts'
import { paperId } from './files.ts'

/** Numbers that can be nobody's: telephone numbers begin with 0, addresses end in .example. */
export const sampleSchool = {
  name: 'Palash Vidya Niketan',
  tagline: 'Be the part of educational revolution!',
  about:
    'Palash Vidya Niketan is a co-educational, English-medium school affiliated to the CBSE, from nursery to class X and senior secondary, with hostel.',
  address: 'Palash Road, Sample Town 000000',
  affiliation_number: '0000000',
  school_code: '00000',
  phone: '0361 000 0000',
  email: 'office@palash.example',
  office_hours: '8:30am-2pm',
  fee_hours: '9:30am-3:30pm Monday to Saturday',
  // NCERT's own shelf: the textbooks that the Board prescribes, free and without an account.
  ebooks_url: 'https://ncert.nic.in/textbook.php',
  // The town of the sample's area code as a whole, without a marker: it claims nobody's ground.
  map_url:
    'https://www.openstreetmap.org/export/embed.html?bbox=91.60%2C26.08%2C91.90%2C26.22&layer=mapnik',
  admission_open: true,
  sample: true,
}

/** The sample school on the day of its first start: it admits for the session that is running. */
export const sampleSchoolOn = (today: string) => ({ ...sampleSchool, session: sessionOf(today) })

/** A day so many years after the first or last day of the session that is running. */
const session = (today: string, years = 0) => {
  const first = Number(sessionOf(today).slice(0, 4)) + years
  return { first: `${first}-04-01`, last: `${first + 1}-03-31` }
}

type Document = { kind: string; sample: true } & Partial<
  Record<'file' | 'url' | 'title' | 'remark' | 'issued_on' | 'valid_until', string>
>

/**
 * Enough to show the page in each of its states: papers that are valid, one whose validity has
 * passed, an address instead of a file, a remark instead of both, and rows that nothing answers yet.
 */
export const sampleDocuments = (today: string): Document[] =>
  [
    {
      kind: 'affiliation',
      file: paperId('affiliation-letter'),
      ...{ issued_on: session(today, -2).first, valid_until: session(today, 2).last },
    },
    { kind: 'society', url: '/docs/pdf/SocityRegistration.pdf', title: 'Society registration' },
    { kind: 'noc', remark: 'Sample: not applicable' },
    {
      kind: 'building_safety',
      file: paperId('building-safety-certificate'),
      ...{ issued_on: session(today, -1).first, valid_until: session(today, 3).last },
    },
    {
      kind: 'fire_safety',
      file: paperId('fire-safety-certificate'),
      ...{ issued_on: dayAfter(today, -1110), valid_until: dayAfter(today, -15) },
      remark: 'Sample: the renewal has been applied for',
    },
    {
      kind: 'water_sanitation',
      file: paperId('water-and-sanitation-certificate'),
      ...{ issued_on: session(today).first, valid_until: session(today, 1).last },
    },
  ].map((document) => ({ ...document, sample: true }))

/** The Board announces its results in May. */
function lastResults(today: string): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) >= '06-01' ? year : year - 1
}

export const sampleResults = (today: string) =>
  ['X', 'XII'].flatMap((name) =>
    [2, 1, 0].map((ago) => ({
      ...{ class: name, year: lastResults(today) - ago, registered: 100, passed: 100 },
      ...{ remarks: 'Sample figures', sample: true },
    })),
  )

/** Round numbers, so that nobody takes them for a school's own. */
export const sampleDisclosure = {
  principal_name: 'Dr Anjali Sharma',
  principal_qualification: 'M.Sc., Ph.D., B.Ed.',
  vice_principal: 'Mr Rakesh Verma',
  headmistress: 'Mrs Sunita Das',
  pgt: 10,
  tgt: 10,
  prt: 10,
  sections: 20,
  special_educator: 'Sample: name and qualification',
  campus_area: 10_000,
  classrooms: 20,
  classroom_size: 'Sample: 50 sq m each',
  laboratories: 10,
  laboratory_size: 'Sample: 100 sq m each',
  internet: 'Sample: yes, in the office, the library and the computer room',
  girls_toilets: 10,
  boys_toilets: 10,
  sample: true,
}
