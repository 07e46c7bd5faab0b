import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveOf } from '../../../cms/extensions/school/src/website/testing/workbook.ts'
import { temporaryFolder } from '../../../lib/server/testing/temporary.ts'
import { unzip } from './unzip.ts'

const temporary = temporaryFolder()
let folder = ''

async function unpacked(archive: Uint8Array): Promise<string> {
  folder = await mkdtemp(join(temporary, 'unzip-'))
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
  expect(await unpacked(archiveOf({ 'export/school.xml': '<rss/>' }))).toMatch(
    /export\/school\.xml$/,
  )
})

test('a name that leads out of the folder is refused', async () => {
  const archive = archiveOf({ '../evil.txt': 'x' })
  await expect(unpacked(archive)).rejects.toThrow(/cannot be read.*Pack the folder again/)
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
  await expect(unpacked(withSize(bomb(), 10))).rejects.toThrow('cannot be read')
})

test('an archive with too many files is refused before one is written', async () => {
  const archive = archiveOf({ 'a.html': '' })
  // The number of files, in its end.
  archive.writeUInt16LE(50_001, archive.length - 12)
  await expect(unpacked(archive)).rejects.toThrow('more than 50000 files')
  expect(await readdir(join(folder, 'out'))).toEqual([])
})

test('of an archive with nothing but another one is said what to do', async () => {
  await expect(unpacked(archiveOf({ 'site.zip': 'PK' }))).rejects.toThrow('only another one')
})
