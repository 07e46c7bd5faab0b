import { hash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { fontOf } from '../old-fonts/detect.ts'
import { parseAnsweredDay, parseWrittenDays } from './written.ts'

/** Throws if something takes thousands of times longer than it does. */
const inTime = (run: () => unknown): unknown =>
  runInNewContext('run()', { run }, { timeout: 20_000 })

const row = (text: string) => text.repeat(60)

test.each([
  ['a family answers', () => parseAnsweredDay(`1${row(' - ')}x`)],
  ['a list has', () => parseWrittenDays(`2026${row(' . ')}1`)],
  ['a table has', () => parseWrittenDays(`1${row('.')}${row('.')}January 2026`)],
])('a row of signs is no day, and does not stop the program: %s', (_, run) => {
  expect(inTime(run)).toBeNull()
})

test('long codes are in no old font, and do not stop the program', () => {
  const parts = Array.from({ length: 8 }, (_, part) => part)
  const codes = Array.from({ length: 30 }, (_, seed) =>
    parts
      .map((part) => hash('sha256', `${seed} ${part}`, 'base64'))
      .join('')
      .replaceAll(/[^a-z]/gi, ''),
  )
  const run = () => codes.map((code) => fontOf(`${code.slice(0, 200)} ${code.slice(3, 198)}x`))
  expect(inTime(run)).toHaveLength(30)
})
