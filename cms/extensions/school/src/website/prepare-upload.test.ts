/** @jest-environment node */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { prepareUpload } from './prepare-upload.ts'

const fixture = (name: string) => readFileSync(`e2e/fixtures/${name}`)
const pdf = fixture('pdf-after-a-blank-line.pdf')
const plainPdf = pdf.subarray(pdf.indexOf('%PDF-'))

const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 90, b: 40, alpha: 0.5 } } })

const refusal = (bytes: Buffer, name: string) =>
  prepareUpload(bytes, name).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  )

test.each([
  ['a blank line', '\n'],
  ['several lines', '\r\n \r\n'],
  ['a byte order mark', '\xef\xbb\xbf'],
  ['the header of a download', 'HTTP/1.1 200 OK\r\ncontent-type: application/pdf\r\n\r\n'],
  ['as much as readers accept', 'x'.repeat(1_019)],
])('%s before the header of a PDF is removed', async (_what, before) => {
  const given = Buffer.concat([Buffer.from(before, 'latin1'), plainPdf])
  const { bytes, type, name } = await prepareUpload(given, 'circular.pdf')
  expect(bytes.equals(plainPdf)).toBe(true)
  expect([type, name]).toEqual(['application/pdf', 'circular.pdf'])
})

test.each([
  ['a PDF named .jpg', plainPdf, 'scan.jpg', 'application/pdf', 'scan.pdf'],
  ['a PDF without an ending', plainPdf, 'कार्यक्रम', 'application/pdf', 'कार्यक्रम.pdf'],
  ['a PDF in capitals', plainPdf, 'Plan.PDF', 'application/pdf', 'Plan.PDF'],
])('%s gets the type and name of its content', async (_what, bytes, given, type, name) => {
  expect(await prepareUpload(bytes, given)).toMatchObject({ bytes, type, name })
})

test('a JPEG named .pdf gets the type and name of its content, and its bytes stay', async () => {
  const bytes = await picture(800, 600).jpeg().toBuffer()
  const prepared = await prepareUpload(bytes, 'photo.pdf')
  expect(prepared).toEqual({ bytes, type: 'image/jpeg', name: 'photo.jpg' })
})

test('a HEIC photograph becomes a JPEG, also under the name of one', async () => {
  for (const name of ['IMG_2044.HEIC', 'IMG_2044.jpg']) {
    const prepared = await prepareUpload(fixture('heic-under-a-jpg-name.jpg'), name)
    expect(prepared).toMatchObject({ type: 'image/jpeg', name: 'IMG_2044.jpg' })
    const { format, width, height } = await sharp(prepared.bytes).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1600, 1200])
  }
})

test('a photograph that is too large for the CMS is scaled, upright, with its transparency', async () => {
  const wide = await picture(6_100, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const jpeg = await prepareUpload(wide, 'panorama.jpg')
  expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: 'jpeg', height: 4_000 })
  const clear = await picture(400, 6_100, 4).png().toBuffer()
  const webp = await prepareUpload(clear, 'banner.png')
  expect([webp.type, webp.name]).toEqual(['image/webp', 'banner.webp'])
  expect(await sharp(webp.bytes).metadata()).toMatchObject({ height: 4_000, hasAlpha: true })
})

test('what nobody could open is refused with what is allowed and what to do', async () => {
  const complete = await picture(900, 700).jpeg().toBuffer()
  const gif = await picture(20, 20).gif().toBuffer()
  const truncatedHeic = fixture('heic-under-a-jpg-name.jpg').subarray(0, 900)
  for (const [bytes, name, says] of [
    [Buffer.alloc(0), 'empty.pdf', 'empty'],
    [complete.subarray(0, complete.length / 2), 'half.jpg', 'damaged or incomplete'],
    [truncatedHeic, 'half.heic', 'damaged or incomplete'],
    [gif, 'a.gif', 'no photograph or PDF'],
    [
      Buffer.from('PK\x03\x04 and so on'),
      'circular.docx',
      'a document of Word, Excel or PowerPoint',
    ],
    ...[
      '%PDF',
      '<html>',
      '<svg ',
      '\xef\xbb\xbf<html>',
      'RIFF/**/=1;//',
      'GIF89a=1;',
      'MZ\x90\0',
    ].map((head) => [Buffer.from(head, 'latin1'), 'a.pdf', 'no photograph or PDF'] as const),
    [Buffer.concat([Buffer.alloc(2_000, 32), plainPdf]), 'late.pdf', 'no photograph or PDF'],
  ] as const) {
    const said = await refusal(bytes, name)
    expect(said).toContain(`“${name}” is ${says}`)
    expect(said).toMatch(/JPEG, PNG, WebP, or HEIC from an iPhone\) and PDF documents\. [A-Z].+\.$/)
  }
})
