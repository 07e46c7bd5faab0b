import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { books } from '../../content/pages/academics/booklist.ts'
import { bodies } from '../../content/pages/administration/bodies.ts'
import { documents } from '../../content/pages/documents.ts'
import { defaultTexts } from '../../content/pages/texts.ts'
import { sampleData } from '../../content/sample-data.ts'
import { pages } from '../../content/pages/index.ts'

const { societyRegistration, calendar, gamesAnnexure } = documents

/** The PDFs of the project. */
const linked = [
  ...[
    { ...societyRegistration, page: '/Trust' },
    { ...calendar, page: '/SchoolCalendar' },
  ],
  { ...gamesAnnexure, page: '/cbse-games' },
  ...new Map(
    books.map(({ bookLink, ...book }) => [
      bookLink,
      { path: bookLink, title: `Book list of ${book.class}`, page: '/Booklist' },
    ]),
  ).values(),
]

/** Content of the project that is shown without the CMS. */
export type Website = ReturnType<typeof readWebsite>

/** Reads the content of the project. */
export const readWebsite = (folder = path.join(process.cwd(), 'public')) => ({
  /** The default texts of pages, by their row. */
  texts: defaultTexts,
  /** Invented content that pages show whatever the CMS contains. */
  sampleData: [...sampleData, ...sampleBodies()],
  documents: linked.map((each) => ({ ...each, state: stateOf(path.join(folder, each.path)) })),
  calendar: { title: calendar.title as string },
})

/** The trust and the committees mark sample members themselves. */
const sampleBodies = () =>
  bodies.flatMap(({ row, title, sample }) => {
    const page = pages.find((each) => each.row === row)
    const file = 'content/pages/administration/bodies.ts'
    return sample && page ? [{ path: page.path, what: title, file }] : []
  })

// scripts/documents removes the creation time from the sample PDFs, which say SAMPLE; no other
// program omits it with this PDF producer.
function stateOf(file: string): 'sample' | 'own' | 'gone' {
  if (!existsSync(file)) return 'gone'
  const text = readFileSync(file, 'latin1')
  return text.includes('Skia/PDF') && !text.includes('/CreationDate') ? 'sample' : 'own'
}
