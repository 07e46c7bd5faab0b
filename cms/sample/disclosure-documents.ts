import { fileId } from './files.ts'

/**
 * Enough to show the page in each of its states: papers that are valid, one whose validity has
 * passed, an address instead of a file, a remark instead of both, and rows that nothing answers yet.
 */
export const sampleDocuments = [
  {
    kind: 'affiliation',
    file: fileId('affiliation-letter.pdf'),
    issued_on: '2024-04-01',
    valid_until: '2029-03-31',
  },
  { kind: 'society', url: '/docs/pdf/SocityRegistration.pdf', title: 'Society registration' },
  { kind: 'noc', remark: 'Sample: not applicable' },
  {
    kind: 'building_safety',
    file: fileId('building-safety-certificate.pdf'),
    issued_on: '2025-06-02',
    valid_until: '2030-06-01',
  },
  {
    kind: 'fire_safety',
    file: fileId('fire-safety-certificate.pdf'),
    issued_on: '2022-08-01',
    valid_until: '2025-07-31',
    remark: 'Sample: the renewal has been applied for',
  },
  {
    kind: 'water_sanitation',
    file: fileId('water-and-sanitation-certificate.pdf'),
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
