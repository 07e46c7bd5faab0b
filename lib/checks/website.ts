import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { documents } from '../../content/pages/documents.ts'

const { societyRegistration, calendar, gamesAnnexure } = documents

/** The PDFs of the project. */
const linked: { path: string; title: string; page: string }[] = [
  { ...societyRegistration, page: '/Trust' },
  { ...calendar, page: '/SchoolCalendar' },
  { ...gamesAnnexure, page: '/cbse-games' },
]

/** Content of the project that is shown without the CMS. */
export type Website = ReturnType<typeof readWebsite>

/** Reads the content of the project. */
export const readWebsite = () => ({
  documents: linked.map((each) => ({ ...each, state: stateOf(each.path) })),
  calendar: { title: calendar.title as string },
})

// The sample PDFs, which say SAMPLE, have no creation time; no program writes this producer without it.
function stateOf(address: string): 'sample' | 'own' | 'gone' {
  // With a folder that the compiler cannot see, it would trace the whole project.
  const file = path.join(process.cwd(), 'public', address)
  if (!existsSync(file)) return 'gone'
  const text = readFileSync(file, 'latin1')
  return text.includes('Skia/PDF') && !text.includes('/CreationDate') ? 'sample' : 'own'
}
