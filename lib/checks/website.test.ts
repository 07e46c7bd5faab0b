import { globSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documents } from '../../content/pages/documents.ts'
import { findPage } from '../../content/pages/index.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { readWebsite } from './website.ts'

const { path } = documents.societyRegistration
const folder = temporaryFolder()

test('every PDF of the project is a sample, on a page of the page table', () => {
  const read = readWebsite().documents
  const byPath = (a: string, b: string) => a.localeCompare(b)
  expect(read.map((document) => document.path).toSorted(byPath)).toEqual(
    globSync('docs/**/*.pdf', { cwd: 'public' })
      .map((file) => `/${file}`)
      .toSorted(byPath),
  )
  for (const { page } of read) expect(findPage(page)).not.toBeNull()
  expect(new Set(read.map(({ state }) => state))).toEqual(new Set(['sample']))
})

test("a school's own PDF is not a sample, even from the same browser; a deleted one is missing", async () => {
  await cp('public/docs', join(folder, 'docs'), { recursive: true })
  await writeFile(join(folder, path), '%PDF-1.4 /Producer (Skia/PDF m1) /CreationDate (D:2026)')
  await rm(join(folder, documents.calendar.path))
  const states = new Map(readWebsite(folder).documents.map((each) => [each.path, each.state]))
  expect(states.get(path)).toBe('own')
  expect(states.get(documents.calendar.path)).toBe('gone')
  expect(states.get(documents.gamesAnnexure.path)).toBe('sample')
})
