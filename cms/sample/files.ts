/** The folder of the Studio's file library that holds everything below. */
export const SAMPLE_FOLDER = 'b0a7c1d2-5e1f-4c3a-8f00-5a3c00000000'

export type SampleFile = { id: string; name: string; title: string; type: string }

const TITLES = {
  'school-front': 'The school and its palash tree in flower',
  assembly: 'Morning assembly in the courtyard',
  classroom: 'A lesson in the primary wing',
  library: 'Reading hour in the library',
  'chemistry-lab': 'The chemistry laboratory',
  'physics-lab': 'An experiment with lenses in the physics laboratory',
  'computer-room': 'The computer room',
  'playing-field': 'The playing field in the afternoon',
  abacus: 'The abacus class',
  karate: 'Karate practice',
  hostel: 'The hostel',
}

export type Picture = keyof typeof TITLES

const pictures = Object.entries(TITLES).map(([name, title], index) =>
  file(index + 1, `${name}.webp`, title, 'image/webp'),
)

const papers = [
  file(
    101,
    'pre-board-date-sheet.pdf',
    'Pre-board date sheet, class X (sample)',
    'application/pdf',
  ),
  file(102, 'annual-sports-day.pdf', 'Annual sports day: circular (sample)', 'application/pdf'),
  certificate(103, 'affiliation-letter.pdf', 'Affiliation letter'),
  certificate(104, 'building-safety-certificate.pdf', 'Building safety certificate'),
  certificate(105, 'fire-safety-certificate.pdf', 'Fire safety certificate'),
  certificate(
    106,
    'water-and-sanitation-certificate.pdf',
    'Water, health and sanitation certificate',
  ),
]

export const sampleFiles: SampleFile[] = [...pictures, ...papers]

export const DATE_SHEET = fileId('pre-board-date-sheet.pdf')
export const SPORTS_CIRCULAR = fileId('annual-sports-day.pdf')

export function pictureId(picture: Picture): string {
  return fileId(`${picture}.webp`)
}

export function fileId(name: string): string {
  const found = sampleFiles.find((each) => each.name === name)
  if (!found) throw new Error(`There is no sample file ${name}.`)
  return found.id
}

function file(number: number, name: string, title: string, type: string): SampleFile {
  return { id: SAMPLE_FOLDER.slice(0, -4) + String(number).padStart(4, '0'), name, title, type }
}

function certificate(number: number, name: string, title: string): SampleFile {
  return file(number, name, `${title} (sample)`, 'application/pdf')
}
