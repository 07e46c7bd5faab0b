import { z } from 'zod'
import { cmsFile, timestamps, webLink, withChanged } from './columns.ts'

const id = '11111111-2222-4333-8444-555555555555'
const document = { id, title: null, filename_download: 'fire.pdf', type: null, modified_on: null }
const bytesOf = (filesize: unknown) => cmsFile.safeParse({ ...document, filesize }).data?.bytes

test.each([
  [38_400, 38_400] as const,
  ['38400', 38_400] as const,
  [null, null] as const,
  ...[true, [], '', 'many', -1, {}].map((none) => [none, undefined] as const),
])('the size %p is parsed as %p', (filesize, bytes) => {
  expect(bytesOf(filesize)).toBe(bytes)
})

test.each([
  ['2026-11-26T16:12:34', '1795709554'],
  ['2026-11-26T16:12:34.000Z', '1795709554'],
  ['yesterday', '0'],
])('a file changed at %j has the version %j', (modified_on, version) => {
  expect(cmsFile.parse({ ...document, filesize: 1, modified_on }).version).toBe(version)
})

const row = z.object(timestamps).transform(withChanged)
const [CREATED, UPDATED] = ['2026-11-24T04:00:00Z', '2026-12-01T04:00:00Z']

test.each([
  ['a sample row as it was installed', { sample: true, date_updated: null }, null],
  ['a sample row that an editor has changed', { sample: true, date_updated: UPDATED }, UPDATED],
  ['a row that somebody has written', { sample: false, date_updated: null }, CREATED],
  ['a row of a CMS without samples', {}, CREATED],
  ['a row with a damaged mark', { sample: 'yes' }, CREATED],
  ['a row from before the CMS had times', { sample: false, date_created: null }, null],
])('%s has the time of its last change by a person', (_name, columns, changed) => {
  const isSample = 'sample' in columns && columns.sample === true && changed === null
  expect(row.parse({ date_created: CREATED, ...columns })).toEqual({ changed, isSample })
})

test.each(['https://', 'https://[x', 'http://a b/', 'https://%', 'ftp://a.example', 'a.example'])(
  '%j is no web address',
  (text) => {
    expect(webLink.parse(text)).toBeNull()
    expect(webLink.parse('https://books.example/a')).toBe('https://books.example/a')
  },
)
