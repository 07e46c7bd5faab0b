import { z } from 'zod'
import {
  cmsFile,
  publicationStatusOf,
  publishedNow,
  timestamps,
  webLink,
  withChanged,
} from './columns.ts'

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

const at = (time: string) => new Date(`2026-12-12T${time}+05:30`)
const schedule = (from: string | null, until: string | null) => ({
  publishFrom: from && at(from).toISOString(),
  publishUntil: until && at(until).toISOString(),
})

test.each([
  ['without times', null, null, '09:00:00.000', 'shown'],
  ['a moment before its time', '09:00', null, '08:59:59.999', 'hidden'],
  ['at its very time', '09:00', null, '09:00:00.000', 'shown'],
  ['long after it, without an end', '09:00', null, '23:59:59.999', 'shown'],
  ['a moment before its end', null, '18:00', '17:59:59.999', 'shown'],
  ['at its very end', null, '18:00', '18:00:00.000', 'past'],
  ['before both', '09:00', '18:00', '08:59:00.000', 'hidden'],
  ['between both', '09:00', '18:00', '12:00:00.000', 'shown'],
  ['one minute long, within', '09:00', '09:01', '09:00:59.999', 'shown'],
  ['one minute long, after', '09:00', '09:01', '09:01:00.000', 'past'],
])('%s', (_, from, until, now, status) => {
  expect(publicationStatusOf(schedule(from, until), at(now))).toBe(status)
})

test.each(['08:00', '09:00', '17:00', '18:00', '19:00'])(
  'a row whose end is not after its start is never shown, not at %s either',
  (now) => {
    expect(publicationStatusOf(schedule('18:00', '09:00'), at(now))).toBe('hidden')
    expect(publicationStatusOf(schedule('09:00', '09:00'), at(now))).toBe('hidden')
  },
)

test('a time with an offset is compared as an instant', () => {
  const row = { publishFrom: '2026-12-12T03:30:00.000Z', publishUntil: '2026-12-12T18:00:00+05:30' }
  const statuses = ['08:59', '09:00', '18:00'].map((now) => publicationStatusOf(row, at(now)))
  expect(statuses).toEqual(['hidden', 'shown', 'past'])
})

test('shown rows keep their order and identity', () => {
  const rows = [schedule('10:00', null), schedule(null, null), schedule(null, '18:00')]
  const shown = publishedNow(rows, at('09:00'))
  expect(shown).toEqual([rows[1], rows[2]])
  expect(shown[0]).toBe(rows[1])
})
