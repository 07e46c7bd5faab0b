/** @jest-environment node */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FilesService, Person } from '../shared.ts'
import { guardUploads } from './uploads.ts'

type Upload = Readable & { truncated?: boolean }

/** A guarded service; `stored` is what Directus is given. */
function createService(accountability: Person | null) {
  const stored: object[] = []
  const prototype: FilesService = {
    accountability,
    async uploadOne(stream, data, key) {
      stored.push({ ...data, key, content: (await buffer(stream)).toString() })
      return 'id'
    },
  }
  guardUploads({ prototype })
  return { service: prototype, stored }
}

const upload = (content: string): Upload => Readable.from([Buffer.from(content)])
const editor: Person = { user: 'editor' }
const circular = { title: 'Circular', filename_download: 'circular.jpg', type: 'image/jpeg' }

test.each([['an editor', editor] as const, ['the CMS itself', null] as const])(
  'a file of %s is stored as what it is',
  async (_who, person) => {
    const { service, stored } = createService(person)
    expect(await service.uploadOne(upload('\n%PDF-1.7 …'), circular, 'replaced')).toBe('id')
    const name = { filename_download: 'circular.pdf', type: 'application/pdf' }
    expect(stored).toEqual([{ ...circular, ...name, key: 'replaced', content: '%PDF-1.7 …' }])
  },
)

test('nothing that a browser would execute, and nothing too large, is stored', async () => {
  const { service, stored } = createService(editor)
  await expect(service.uploadOne(upload('<html>'), circular)).rejects.toThrow('“circular.jpg” is ')
  const long = service.uploadOne(Object.assign(upload('%PDF-1.7'), { truncated: true }), circular)
  await expect(long).rejects.toMatchObject({ status: 413, code: 'CONTENT_TOO_LARGE' })
  await expect(long).rejects.toThrow('larger than 20 MB')
  expect(stored).toEqual([])
})

test('an anonymous upload is refused before it is read', async () => {
  const { service, stored } = createService({ user: null })
  const stream = upload('%PDF-1.7')
  await expect(service.uploadOne(stream, circular)).rejects.toMatchObject({ status: 403 })
  expect([stream.readableDidRead, stored]).toEqual([false, []])
})
