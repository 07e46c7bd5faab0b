import { readFileSync } from 'node:fs'
import path from 'node:path'
import { askCms, uploadFile } from '../support/cms.ts'
import { createNotice } from '../support/rows.ts'
import { expect, test } from '../support/test.ts'

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, '../fixtures', name))

test('an upload is stored as what visitors can see, and anything else is refused with advice', async ({
  request,
}) => {
  const heic = await uploadFile(fixture('heic-under-a-jpg-name.jpg'), 'IMG_2044.jpg')
  const pdf = await uploadFile(fixture('pdf-after-a-blank-line.pdf'), 'circular.jpg')
  for (const [id, type] of [
    [heic, 'image/webp'],
    [pdf, 'application/pdf'],
  ] as const) {
    await createNotice('Notice with an upload', { date: '2026-01-01', pinned: false, file: id })
    const typeOf = async () => (await request.get(`/assets/${id}`)).headers()['content-type']
    await expect.poll(typeOf).toBe(type)
  }
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.set('file', new File([bytes], 'form.docx', { type: 'application/msword' }))
    return askCms('POST', '/files', form)
  }
  expect((await upload(new TextEncoder().encode('PK\x03\x04'))).refusal).toMatch(
    /^“form\.docx” is .*\(JPEG, PNG, WebP, or HEIC from an iPhone\) and PDF documents\./,
  )
  const { status, refusal } = await upload(new Uint8Array(21 * 1024 * 1024))
  expect(status).toBe(413)
  expect(refusal).toContain('larger than 20 MB')
})
