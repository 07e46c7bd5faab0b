import { globSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documents } from '../../content/pages/documents.ts'
import { getPageAt } from 'school-schema/sample-pages'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { readWebsite } from './website.ts'

const { path } = documents.societyRegistration
const folder = temporaryFolder()

afterEach(() => {
  jest.restoreAllMocks()
})

test('every PDF of the project, except the book lists of rows, is a sample, on a page of the page table', () => {
  const read = readWebsite().documents
  const byPath = (a: string, b: string) => a.localeCompare(b)
  expect(read.map((document) => document.path).toSorted(byPath)).toEqual(
    globSync('docs/pdf/*.pdf', { cwd: 'public' })
      .map((file) => `/${file}`)
      .toSorted(byPath),
  )
  for (const { page } of read) expect(getPageAt(page).path).toBe(page)
  expect(new Set(read.map(({ state }) => state))).toEqual(new Set(['sample']))
})

test("a school's own PDF is not a sample, even from the same browser; a deleted one is missing", async () => {
  const inFolder = join(folder, 'public')
  await cp('public/docs', join(inFolder, 'docs'), { recursive: true })
  await writeFile(join(inFolder, path), '%PDF-1.4 /Producer (Skia/PDF m1) /CreationDate (D:2026)')
  await rm(join(inFolder, documents.calendar.path))
  jest.spyOn(process, 'cwd').mockReturnValue(folder)
  const states = new Map(readWebsite().documents.map((each) => [each.path, each.state]))
  expect(states.get(path)).toBe('own')
  expect(states.get(documents.calendar.path)).toBe('gone')
  expect(states.get(documents.gamesAnnexure.path)).toBe('sample')
})
