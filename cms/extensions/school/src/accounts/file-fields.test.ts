import { sampleFileId } from 'school-schema/sample/sample-files'
import { checkUpload } from './file-fields.ts'

const ID = '57865298-84c6-451c-bfef-f339a6168c94'
const refusal = (row: object) => {
  try {
    checkUpload(ID, { ...row }, 'local')
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'no error'
  }
}

test('an upload says what people say about a file', () => {
  const described = { title: 'A', description: 'B', tags: ['c'], location: 'D', folder: null }
  const stored = { storage: 'local', type: 'application/pdf', filename_download: 'a.pdf' }
  expect(refusal({ ...stored, ...described, focal_point_x: 1, focal_point_y: 2 })).toBeNull()
})

test('details of a file are no book, and those of its camera may be', () => {
  expect(refusal({ description: 'x'.repeat(20_000), metadata: 'x'.repeat(90_000) })).toBeNull()
  for (const long of [{ description: 'x'.repeat(32_000) }, { tags: ['x'.repeat(32_000)] }])
    expect(refusal(long)).toContain('too long')
})

test('a replacement repeats the row, with the name on the disk that its id gives', () => {
  const row = { storage: 'local', type: 'image/webp', metadata: {}, modified_by: 'x' }
  for (const ending of ['', '.webp', '.jpeg'])
    expect(refusal({ ...row, filename_disk: ID + ending })).toBeNull()
})

test('any other name on the disk is refused', () => {
  const beside = [`${ID}/../b.webp`, `${ID}__w320.a.webp`, `x/${ID}.webp`, `temp_${ID}.webp`]
  for (const filename_disk of ['b.webp', '', null, ...beside, ID.toUpperCase(), ID.slice(0, 8)])
    expect(refusal({ filename_disk })).toContain('“filename_disk”')
})

test('what a browser could execute is refused', () => {
  for (const type of [
    'text/html',
    'image/svg+xml',
    'application/pdf,text/html',
    ' image/png',
    null,
  ])
    expect(refusal({ type })).toContain('“type”')
})

test('a field that only the upload sets, or that a later version of Directus adds, is refused', () => {
  for (const field of ['width', 'tus_id', 'uploaded_by', 'a_field_of_a_later_version'])
    expect(refusal({ [field]: 1 })).toContain(`“${field}”`)
})

test('only the sample has ids of its own, and files have one storage', () => {
  expect(refusal({ id: sampleFileId(1) })).toBeNull()
  expect(refusal({ id: ID })).toContain('“id”')
  for (const storage of ['s3', 'LOCAL', '', null])
    expect(refusal({ storage })).toContain('“storage”')
})
