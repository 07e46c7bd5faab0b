import { sampleFileId } from 'school-schema/sample-files'

export type SampleFile = { id: string; name: string; title: string; type: string }

const TITLES = {
  'school-front': 'The school and its palash tree in flower',
  assembly: 'Morning assembly in the courtyard',
  classroom: 'A lesson in the primary wing',
  library: 'Library period',
  'chemistry-lab': 'The chemistry laboratory',
  'physics-lab': 'An experiment with lenses in the physics laboratory',
  'computer-room': 'The smart room',
  'playing-field': 'Games in the afternoon',
  abacus: 'The abacus class',
  karate: 'Karate practice',
  hostel: 'The hostel',
  garden: 'Planting a tree in the school garden',
  quiz: 'The inter-house quiz',
}

export type Picture = keyof typeof TITLES

const PAPERS = {
  'practice-date-sheet': 'Practice examination, class X: date sheet',
  'annual-sports-day': 'Annual sports day: circular',
  'affiliation-letter': 'Affiliation letter',
  'building-safety-certificate': 'Building safety certificate',
  'fire-safety-certificate': 'Fire safety certificate',
  'water-and-sanitation-certificate': 'Water, health and sanitation certificate',
}

export const sampleFiles: SampleFile[] = [
  ...Object.entries(TITLES).map(([name, title], index) => ({
    id: sampleFileId(index + 1),
    name: `${name}.webp`,
    title,
    type: 'image/webp',
  })),
  ...Object.entries(PAPERS).map(([name, title], index) => ({
    id: sampleFileId(index + 101),
    name: `${name}.pdf`,
    title,
    type: 'application/pdf',
  })),
]

export const SPORTS_CIRCULAR = paperId('annual-sports-day')

export function pictureId(picture: string): string {
  return fileId(`${picture}.webp`)
}

export function paperId(paper: keyof typeof PAPERS): string {
  return fileId(`${paper}.pdf`)
}

function fileId(name: string): string {
  const found = sampleFiles.find((each) => each.name === name)
  if (!found) throw new Error(`There is no sample file ${name}.`)
  return found.id
}
