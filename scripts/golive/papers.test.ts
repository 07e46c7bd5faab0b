import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documents } from '../../content/pages/documents.ts'
import { findPage } from '../../content/pages/index.ts'
import { printedDocuments } from '../documents/all.ts'
import { root } from '../launcher/folders.mjs'
import { readPapers } from './papers.ts'

const { path } = documents.societyRegistration

test('every PDF that the project prints is known as a sample, on a page that there is', async () => {
  const papers = await readPapers()
  const byPath = (a: string, b: string) => a.localeCompare(b)
  expect(papers.map((paper) => paper.path).toSorted(byPath)).toEqual(
    printedDocuments.map((printed) => printed.path).toSorted(byPath),
  )
  for (const { page, state } of papers) expect([findPage(page), state]).not.toContain(null)
  expect(new Set(papers.map(({ state }) => state))).toEqual(new Set(['sample']))
})

test("a school's own PDF is its own, though the same browser printed it; a lost one is gone", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'papers-'))
  try {
    await cp(join(root, 'public/docs'), join(folder, 'docs'), { recursive: true })
    await writeFile(join(folder, path), '%PDF-1.4 /Producer (Skia/PDF m1) /CreationDate (D:2026)')
    await rm(join(folder, documents.calendar.path))
    const papers = await readPapers(folder)
    const stateOf = (wanted: string) => papers.find((paper) => paper.path === wanted)?.state
    expect(stateOf(path)).toBe('own')
    expect(stateOf(documents.calendar.path)).toBe('gone')
    expect(stateOf(documents.gamesAnnexure.path)).toBe('sample')
  } finally {
    await rm(folder, { recursive: true })
  }
})
