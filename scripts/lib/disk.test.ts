import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Problem } from '../launcher/problem.mjs'
import { prepareDataFolder } from './disk.ts'

describe('a data folder that cannot be used is refused with its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  beforeAll(() => {
    writeFileSync(join(folder, 'file'), '')
    symlinkSync('loop', join(folder, 'loop'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    ['file', 'file already exists'],
    ['file/a/b', 'not a directory'],
    ['loop', 'too many symbolic links encountered'],
    ['x'.repeat(300), 'name too long'],
    ['/proc/x/y', 'no such file or directory'],
    ['/proc/self/fd/data', 'no such file or directory'],
  ])('%s', async (name, reason) => {
    const path = resolve(folder, name)
    const refused = prepareDataFolder(path)
    await expect(refused).rejects.toBeInstanceOf(Problem)
    await expect(refused).rejects.toThrow(`${path} cannot be used: ${reason}. `)
  })

  test.each(['new/a/b', 'with space/ü #1%20', 'new/a/b'])('%s is created', async (name) => {
    await prepareDataFolder(join(folder, name))
    expect(readdirSync(join(folder, name))).toEqual([])
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o700)
  })
})
