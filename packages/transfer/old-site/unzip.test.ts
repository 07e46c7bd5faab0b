import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveOf } from '../../../cms/extensions/school/src/website/testing/workbook.ts'
import { unzip } from './unzip.ts'

let folder = ''
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'unzip-'))))
afterEach(() => rm(folder, { recursive: true }))

async function unpacked(archive: Uint8Array): Promise<string> {
  const path = join(folder, 'a.zip')
  await writeFile(path, archive)
  return unzip(path, join(folder, 'out'))
}

test('an archive is the folder or the export file that it contains', async () => {
  const site = await unpacked(
    archiveOf({ 'site/a.html': 'A', 'site/docs/b.txt': 'B', '__MACOSX/x': '' }),
  )
  expect(site).toBe(join(folder, 'out/site'))
  expect(await readFile(join(site, 'docs/b.txt'), 'utf8')).toBe('B')
  await rm(join(folder, 'out'), { recursive: true })
  expect(await unpacked(archiveOf({ 'export/school.xml': '<rss/>' }))).toMatch(
    /export\/school\.xml$/,
  )
})

test.each([
  ['out of the folder', archiveOf({ '../evil.txt': 'x' })],
  ['to a place of the computer', archiveOf({ '/tmp/evil.txt': 'x' })],
  ['out of the folder as Windows writes it', archiveOf({ 'a\\..\\..\\evil.txt': 'x' })],
])('a name that leads %s is refused', async (_, archive) => {
  await expect(unpacked(archive)).rejects.toThrow('The ZIP file cannot be read')
  expect(existsSync(join(folder, 'evil.txt'))).toBe(false)
})

/** The size of the first entry as the archive says it, at both places. */
function withSize(archive: Buffer, size: number): Buffer {
  const directory = archive.indexOf('PK\u0001\u0002')
  archive.writeUInt32LE(size, 22)
  archive.writeUInt32LE(size, directory + 24)
  return archive
}

test('an archive is limited by what it says, and an entry may not be larger than it says', async () => {
  const bomb = () => archiveOf({ a: 'x'.repeat(1_000_000) })
  await expect(unpacked(withSize(bomb(), 2 ** 31 + 1))).rejects.toThrow('more than 2 GB')
  await rm(join(folder, 'out'), { recursive: true })
  await expect(unpacked(withSize(bomb(), 10))).rejects.toThrow('cannot be read')
})

test('an archive with too many files is refused before one is written', async () => {
  const archive = archiveOf({ 'a.html': '' })
  // The number of files, in its end.
  archive.writeUInt16LE(50_001, archive.length - 12)
  await expect(unpacked(archive)).rejects.toThrow('more than 50000 files')
  expect(await readdir(join(folder, 'out'))).toEqual([])
})

test('what is no archive is refused with words', async () => {
  await expect(unpacked(Buffer.from('PK not really'))).rejects.toThrow('Pack the folder again')
})

test('of an archive with nothing but another one is said what to do', async () => {
  await expect(unpacked(archiveOf({ 'site.zip': 'PK' }))).rejects.toThrow('only another one')
})
