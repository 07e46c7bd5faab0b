import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { books } from '../../content/pages/academics/booklist.ts'
import { bodies } from '../../content/pages/administration/bodies.ts'
import { documents } from '../../content/pages/documents.ts'
import { defaultTexts } from '../../content/pages/texts.ts'
import { sampleData } from '../../content/sample-data.ts'
import { pages } from '../../content/pages/index.ts'

const { societyRegistration, calendar, gamesAnnexure } = documents

/** The PDFs that come with the website. */
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

/** What comes with the website and is shown without the CMS. */
export type Website = ReturnType<typeof readWebsite>

/** Reads what comes with the website. */
export const readWebsite = (folder = path.join(process.cwd(), 'public')) => ({
  /** The website's own texts, by the row of their page. */
  texts: defaultTexts,
  /** What is on a page whatever the CMS says, and is invented. */
  sampleData: [...sampleData, ...sampleBodies()],
  documents: linked.map((each) => ({ ...each, state: stateOf(path.join(folder, each.path)) })),
  calendar: { title: calendar.title as string },
})

/** The trust and the committees mark their own members. */
const sampleBodies = () =>
  bodies.flatMap(({ row, title, sample }) => {
    const page = pages.find((each) => each.row === row)
    const file = 'content/pages/administration/bodies.ts'
    return sample && page ? [{ path: page.path, what: title, file }] : []
  })

// scripts/documents removes the time of printing from what it prints, all of which says SAMPLE; no
// other program writes a PDF of this printer without it.
function stateOf(file: string): 'sample' | 'own' | 'gone' {
  if (!existsSync(file)) return 'gone'
  const text = readFileSync(file, 'latin1')
  return text.includes('Skia/PDF') && !text.includes('/CreationDate') ? 'sample' : 'own'
}
