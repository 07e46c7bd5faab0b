import { setImmediate as turn } from 'node:timers/promises'
import { Readable } from 'node:stream'
import type { FilesService } from '../shared.ts'
import { guardUploads } from './uploads.ts'

const PDF = Buffer.from('%PDF-1.4\n')

test('of an album that is sent at once, few files are in memory, and one that is refused stops none', async () => {
  const [read, stored] = [new Set<number>(), new Set<number>()]
  let [most, storing, mostStoring] = [0, 0, 0]
  const uploadOne: FilesService['uploadOne'] = async (_stream, data) => {
    most = Math.max(most, read.size - stored.size)
    mostStoring = Math.max(mostStoring, ++storing)
    await turn()
    storing -= 1
    stored.add(Number(data['title']))
    return 'stored'
  }
  const Service = { prototype: { accountability: null, uploadOne } }
  guardUploads(Service, async () => undefined)
  const send = (title: number) => {
    const stream = new Readable({
      read() {
        read.add(title)
        this.push(title % 10 === 0 ? 'no PDF' : PDF)
        this.push(null)
      },
    })
    const refused = title % 10 === 0
    const sent = Service.prototype.uploadOne.call(Service.prototype, stream, { title })
    return refused
      ? expect(sent)
          .rejects.toThrow('“file”')
          .then(() => stored.add(title))
      : sent
  }
  await Promise.all(Array.from({ length: 60 }, (_, title) => send(title)))
  expect([stored.size, most <= 12, mostStoring]).toEqual([60, true, 2])
})
