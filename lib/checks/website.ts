import { readFileSync } from 'node:fs'
import path from 'node:path'
import { books } from '../../content/pages/academics/books.ts'
import { calendarDates } from '../../content/pages/academics/calendar-dates.ts'
import { bodies } from '../../content/pages/administration/bodies.ts'
import { documents } from '../../content/pages/documents.ts'
import { defaultTexts } from '../../content/pages/index.ts'
import { sampleData } from '../../content/sample-data.ts'
import type { PageText } from '../../content/text.ts'
import type { Page } from '../pages/page.ts'
import { pages } from '../pages/pages.ts'

/** A PDF of the project: printed by it, replaced by the school, or not there. */
type WebsiteDocument = {
  path: string
  title: string
  page: Page['path']
  state: 'sample' | 'own' | 'gone'
}

/** What comes with the website and is shown without the CMS. */
export type Website = {
  /** By the row of their page. */
  texts: Readonly<Record<string, Pick<PageText, 'sample'>>>
  /** What is on a page whatever the CMS says, and is invented. */
  sampleData: readonly { path: Page['path']; what: string; file: string }[]
  documents: readonly WebsiteDocument[]
  /** The last day is YYYY-MM-DD. */
  calendar: { title: string; lastDay: string }
}

const pageOf: Record<keyof typeof documents, Page['path']> = {
  ...{ societyRegistration: '/Trust', calendar: '/SchoolCalendar', gamesAnnexure: '/cbse-games' },
}

/** Reads what comes with the website, from the project and its folder of public files. */
export function readWebsite(folder = path.join(process.cwd(), 'public')): Website {
  const linked = [
    ...(Object.keys(documents) as (keyof typeof documents)[]).map((key) => ({
      ...{ path: documents[key].path, title: documents[key].title, page: pageOf[key] },
    })),
    ...books.map((book) => ({
      ...{ path: book.bookLink, title: `Book list of ${book.class}`, page: '/Booklist' as const },
    })),
  ]
  const byPath = new Map(linked.map((each) => [each.path, each]))
  return {
    texts: defaultTexts,
    sampleData: [...sampleData, ...sampleBodies()],
    documents: [...byPath.values()].map((each) => ({
      ...{ ...each, state: stateOf(path.join(folder, each.path)) },
    })),
    calendar: {
      title: documents.calendar.title,
      lastDay:
        calendarDates
          .map(({ from, to }) => to ?? from)
          .toSorted()
          .at(-1) ?? '',
    },
  }
}

/** The trust and the committees mark their own members. */
const sampleBodies = () =>
  bodies.flatMap(({ row, title, sample }) => {
    const page = pages.find((each) => each.row === row)
    const file = 'content/pages/administration/bodies.ts'
    return sample && page ? [{ path: page.path, what: title, file }] : []
  })

// scripts/documents removes the time of printing from what it prints, all of which says SAMPLE; no
// other program writes a PDF of this printer without it.
function stateOf(file: string): WebsiteDocument['state'] {
  const text = readText(file)
  if (text === null) return 'gone'
  return text.includes('Skia/PDF') && !text.includes('/CreationDate') ? 'sample' : 'own'
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return null
  }
}
