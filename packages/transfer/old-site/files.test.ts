import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder, temporaryServer } from '../../../lib/server/testing/temporary.ts'
import { createReach, fetchOld, pathInside } from './files.ts'

const outside = temporaryFolder()
const folder = join(outside, 'site')
const asked: string[] = []
const address = temporaryServer(({ url = '' }, response) => {
  asked.push(url)
  const [, to] = /^\/to\?(.*)$/.exec(url) ?? []
  if (url === '/loop') response.writeHead(308, { location: '/loop' }).end()
  else if (to) response.writeHead(302, { location: to }).end()
  else if (url === '/large') response.end(Buffer.alloc(21 * 1024 * 1024))
  else response.writeHead(url === '/gone' ? 404 : 200).end('file')
})

beforeAll(async () => {
  await mkdir(join(folder, 'docs'), { recursive: true })
  await writeFile(join(outside, 'private.pdf'), 'private')
  await writeFile(join(folder, 'docs/own.pdf'), 'own')
  await symlink(join(outside, 'private.pdf'), join(folder, 'link.pdf'))
  await symlink(outside, join(folder, 'up'))
  await symlink(join(folder, 'docs/own.pdf'), join(folder, 'own-link.pdf'))
})
beforeEach(() => (asked.length = 0))

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a file of the folder is found, also through a link within it', async () => {
  for (const parts of [['docs', 'own.pdf'], ['docs/../docs/own.pdf'], ['own-link.pdf']])
    expect(await pathInside(folder, ...parts)).toMatch(/own\.pdf$/)
})

test.each([
  ['..', 'private.pdf'],
  ['../private.pdf'],
  ['link.pdf'],
  ['up', 'private.pdf'],
  ['up/private.pdf'],
  ['none'],
  ['..'],
  ['.'],
  [''],
])('the path %s leads to no file of the folder', async (...parts) => {
  await expect(pathInside(folder, ...parts)).rejects.toThrow(/^it /)
})

test('the website that was named may be in the network of this computer, and nothing else', async () => {
  const base = address()
  expect(textOf((await fetchOld(`${base}/a.pdf`, createReach(`${base}/blog/`))).bytes)).toBe('file')
  expect(textOf((await fetchOld(`${base}/to?/a.pdf`, createReach(base))).bytes)).toBe('file')
  asked.length = 0
  const { port } = new URL(base)
  for (const each of [
    `${base}/a.pdf`,
    `http://localhost:${port}/a.pdf`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://0.0.0.0:${port}/`,
    'http://10.0.0.1/',
    'http://192.168.1.1/a.pdf',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'file:///etc/hostname',
    'ftp://127.0.0.1/a.pdf',
    'data:text/plain,x',
  ])
    await expect(fetchOld(each, createReach('https://school.example.org'))).rejects.toThrow(/^it /)
  await expect(
    fetchOld(`${base}/to?http://localhost:${port}/secret`, createReach(base)),
  ).rejects.toThrow('network')
  expect(asked).toEqual([`/to?http://localhost:${port}/secret`])
})

test('a response is limited in its size, redirects and status', async () => {
  const base = address()
  await expect(fetchOld(`${base}/large`, createReach(base))).rejects.toThrow('20 MB')
  await expect(fetchOld(`${base}/gone`, createReach(base))).rejects.toThrow('404')
  await expect(fetchOld(`${base}/loop`, createReach(base))).rejects.toThrow('redirects too often')
})
