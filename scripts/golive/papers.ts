import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { books } from '../../content/pages/academics/booklist.ts'
import { documents } from '../../content/pages/documents.ts'
import type { Page } from '../../content/pages/page.ts'
import { root } from '../launcher/folders.mjs'
import type { Paper } from './state.ts'

const pageOf: Record<keyof typeof documents, Page['path']> = {
  societyRegistration: '/Trust',
  calendar: '/SchoolCalendar',
  gamesAnnexure: '/cbse-games',
}

/** The PDFs that the pages link to, and whether they are still the samples of the project. */
export async function readPapers(folder = join(root, 'public')): Promise<Paper[]> {
  const named = Object.entries(documents).map(([key, { path, title }]) => ({
    ...{ path, title, page: pageOf[key as keyof typeof documents] },
  }))
  const listed = books.map((book) => [
    book.bookLink,
    { path: book.bookLink, title: `Book list of ${book.class}`, page: '/Booklist' as const },
  ])
  const all = [...named, ...new Map(listed as [string, (typeof named)[number]][]).values()]
  return Promise.all(
    all.map(async (paper) => ({ ...paper, state: await stateOf(join(folder, paper.path)) })),
  )
}

// scripts/documents takes the time of printing out of what it prints, all of which says SAMPLE; no
// other program leaves a PDF of this printer without it.
async function stateOf(file: string): Promise<Paper['state']> {
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null) return 'gone'
  const text = bytes.toString('latin1')
  return text.includes('Skia/PDF') && !text.includes('/CreationDate') ? 'sample' : 'own'
}
