import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { temporaryFolder } from '../../lib/server/testing/temporary.ts'
import { lineOf, toWords } from './entry.ts'
import { readVisits } from './visits.ts'
import { parseWindow } from './window.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-11-21T12:00:00+05:30')
const at = (text: string) => Date.parse(`${text}:00+05:30`)

test.each([
  ['the last time', ['10:15'], '2026-11-21T10:15', 5],
  ['the evening before', ['22:15'], '2026-11-20T22:15', 5],
  ['another day', ['9.05', '--day', '2026-10-01', '--minutes', '30'], '2026-10-01T09:05', 30],
])('%s is parsed in the school’s time', (_name, args, middle, minutes) => {
  expect(parseWindow(args, NOON)).toEqual({
    from: at(middle) - minutes * MINUTE,
    to: at(middle) + minutes * MINUTE,
  })
})

test.each([
  ...[[], ['24:00'], ['10:60'], ['10:15', '10:20'], ['10:15', '--day', '2026-02-30']],
  ...[
    ['10:15', '--minutes', '0'],
    ['10:15', '--minutes', 'x'],
    ['10:15', '--hours', '1'],
  ],
])('%j leads to an explanation', (...args) => {
  expect(() => parseWindow(args.flat(), NOON)).toThrow(/^Say when/)
})

test('entries of the site are formatted, and others are not changed', () => {
  const json = '{"level":40,"time":1,"event":"mail-pending","code":"ESOCKET","status":0}'
  const words = 'warn mail-pending code="ESOCKET" status=0'
  expect([json, `site   | ${json}`].map(toWords)).toEqual([words, words])
  expect(toWords('site   | Ready in 117ms')).toBe('site   | Ready in 117ms')
  const time = at('2026-11-21T10:15')
  expect(lineOf({ time, source: 'cms', text: 'Up' })).toBe('10:15:00  cms     Up')
})

test('the requests of a period are found in the log of nginx, also after its rotation', async () => {
  const folder = join(temporary, 'nginx')
  await mkdir(folder)
  const line = (moment: string, path: string) =>
    `${moment} 203.0.113.0 GET ${path} 200 1 0.001 HIT -\n`
  // nginx writes the time zone of the machine.
  const early = line('2026-11-21T04:39:59+00:00', '/early')
  const first = line('2026-11-21T04:40:00+00:00', '/first')
  const last = line('2026-11-21T10:20:00+05:30', '/last')
  await writeFile(join(folder, 'a-visits.log'), last + line('2026-11-21T10:20:01+05:30', '/late'))
  await writeFile(join(folder, 'a-visits.log.2.gz'), gzipSync(early + first))
  await writeFile(join(folder, 'b-visits.log'), first)
  await writeFile(join(folder, 'a-error.log'), first)
  await writeFile(join(folder, 'a-visits.log.9.gz'), 'Damaged, and too old to be read')
  await utimes(join(folder, 'a-visits.log.9.gz'), 1, 1)
  const found = await readVisits(parseWindow(['10:15'], NOON), folder, 'a')
  expect(found.map(({ text }) => text.split(' ')[2]).toSorted()).toEqual(['/first', '/last'])
  expect(await readVisits(parseWindow(['10:15'], NOON), join(folder, 'none'), 'a')).toEqual([])
})

const temporary = temporaryFolder()
