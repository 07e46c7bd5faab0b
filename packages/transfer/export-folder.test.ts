import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CERTIFICATE_FOLDER } from 'school-schema/certificates/certificates'
import { temporaryFolder, temporaryServer } from '../../lib/server/testing/temporary.ts'
import { exportFolder } from './export-folder.ts'

const file = (id: string, folder: string | null) => ({ id, folder, filename_download: `${id}.pdf` })
const files = [
  file('rules', null),
  file('chosen-from-the-library', null),
  file('moved', 'another-folder'),
  file('in-its-folder', CERTIFICATE_FOLDER),
]
const certificates = [{ file: 'chosen-from-the-library' }, { file: 'moved' }, { file: null }]

/** What a CMS answers: these files and certificates, and nothing else. */
const address = temporaryServer(({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://cms')
  if (pathname.startsWith('/assets/')) return response.end(pathname)
  const lists: [string, object][] = [
    ['/files', files],
    ['/items/certificate', certificates],
  ]
  const isRecord = ['/items/school', '/items/disclosure'].includes(pathname)
  const data = lists.find(([path]) => path === pathname)?.[1] ?? (isRecord ? {} : [])
  response.setHeader('content-type', 'application/json')
  return response.end(JSON.stringify({ data }))
})
const parent = temporaryFolder()

test('an export has no certificate of a pupil, and is for its owner only', async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  // The one of the tests.
  const umask = process.umask(0o022)
  try {
    const folder = join(parent, 'export')
    await exportFolder({ url: address(), token: 't' }, folder)
    const names = await readdir(folder, { recursive: true })
    expect(names.filter((name) => name.startsWith('files/'))).toEqual(['files/rules.pdf'])
    expect(await readFile(join(folder, 'files.json'), 'utf8')).not.toContain('moved')
    for (const name of ['.', ...names]) {
      const found = await stat(join(folder, name))
      expect([name, (found.mode & 0o777).toString(8)]).toEqual([
        name,
        found.isDirectory() ? '700' : '600',
      ])
    }
  } finally {
    process.umask(umask)
  }
})
