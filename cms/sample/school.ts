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
  whatsapp: '00000 00000',
  email: 'office@palash.example',
  office_hours: '8:30am-2pm',
  fee_hours: '9:30am-3:30pm Monday to Saturday',
  session: '2025-2026',
  // NCERT's own shelf: the textbooks that the Board prescribes, free and without an account.
  ebooks_url: 'https://ncert.nic.in/textbook.php',
  // The town of the sample's area code as a whole, without a marker: it claims nobody's ground.
  map_url:
    'https://www.openstreetmap.org/export/embed.html?bbox=91.60%2C26.08%2C91.90%2C26.22&layer=mapnik',
  admission_open: true,
  sample: true,
}

/**
 * Enough to show the page in each of its states: papers that are valid, one whose validity has
 * passed, an address instead of a file, a remark instead of both, and rows that nothing answers yet.
 */
export const sampleDocuments = [
  {
    kind: 'affiliation',
    file: paperId('affiliation-letter'),
    issued_on: '2024-04-01',
    valid_until: '2029-03-31',
  },
  { kind: 'society', url: '/docs/pdf/SocityRegistration.pdf', title: 'Society registration' },
  { kind: 'noc', remark: 'Sample: not applicable' },
  {
    kind: 'building_safety',
    file: paperId('building-safety-certificate'),
    issued_on: '2025-06-02',
    valid_until: '2030-06-01',
  },
  {
    kind: 'fire_safety',
    file: paperId('fire-safety-certificate'),
    issued_on: '2022-08-01',
    valid_until: '2025-07-31',
    remark: 'Sample: the renewal has been applied for',
  },
  {
    kind: 'water_sanitation',
    file: paperId('water-and-sanitation-certificate'),
    issued_on: '2026-04-06',
    valid_until: '2028-04-05',
  },
].map((document) => ({ ...document, sample: true }))

const YEARS = [2024, 2025, 2026]

export const sampleResults = ['X', 'XII'].flatMap((name) =>
  YEARS.map((year) => ({
    class: name,
    year,
    registered: 100,
    passed: 100,
    remarks: 'Sample figures',
    sample: true,
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
