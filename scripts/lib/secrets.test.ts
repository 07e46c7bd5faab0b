import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSecrets } from './secrets.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

const file = () => join(folder, 'secrets.json')

test('are created once', async () => {
  const first = await loadSecrets(folder)
  expect(await loadSecrets(folder)).toEqual(first)
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length)
})

test('are the same for all programs that start together', async () => {
  const loaded = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder)))
  for (const each of loaded) expect(each).toEqual(loaded[0])
  expect(await readdir(folder)).toEqual(['secrets.json'])
})

test.each(['', '{', '{"cmsSecret":"only"}', 'null'])(
  'damaged as %j they are not changed',
  async (text) => {
    await writeFile(file(), text)
    await expect(loadSecrets(folder)).rejects.toThrow(`${file()} is damaged`)
    expect(await readFile(file(), 'utf8')).toBe(text)
  },
)

test('other secrets are not created for an installed CMS', async () => {
  await writeFile(join(folder, 'cms-installed.json'), '{}')
  await expect(loadSecrets(folder)).rejects.toThrow(`${file()} is missing`)
  expect(await readdir(folder)).toEqual(['cms-installed.json'])
})

test('readable by others they are closed, which is reported', async () => {
  await loadSecrets(folder)
  const print = jest.spyOn(console, 'log').mockReturnValue()
  await loadSecrets(folder)
  expect(print).not.toHaveBeenCalled()
  await chmod(file(), 0o644)
  await loadSecrets(folder)
  expect(print.mock.calls.join()).toContain(`could read ${file()}: replace the keys`)
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  print.mockRestore()
})
