import { runInNewContext } from 'node:vm'
import { htmlOfMarks } from './whatsapp-marks.ts'

test.each([
  ['*Dear Parents*', '<p><strong>Dear Parents</strong></p>'],
  ['_kindly note_', '<p><em>kindly note</em></p>'],
  ['~12 May~ 16 May', '<p><s>12 May</s> 16 May</p>'],
  ['*प्रिय अभिभावक,*', '<p><strong>प्रिय अभिभावक,</strong></p>'],
  ['*_Both_*: _*both*_', '<p><strong><em>Both</em></strong>: <em><strong>both</strong></em></p>'],
  [
    '*PTM* on (*Saturday*).\n\n*9am*',
    '<p><strong>PTM</strong> on (<strong>Saturday</strong>).</p><p><strong>9am</strong></p>',
  ],
  ['*<b>&*', '<p><strong>&lt;b&gt;&amp;</strong></p>'],
])('%j is %j', (text, html) => {
  expect(htmlOfMarks(text)).toBe(html)
})

test.each([
  'Plain text',
  '5*3*2 and 4 * 5 * 6',
  'roll_no_class',
  'https://example.org/_a_/*b*',
  '* milk\n* sugar',
  '*one line\nanother*',
  '**',
  '****',
  '___ signature ___',
  'कक्षा*VI*के',
])('%j has no mark', (text) => {
  expect(htmlOfMarks(text)).toBeNull()
})

test('a picture as text does not stop the browser', () => {
  const run = () => htmlOfMarks(`*Map* ${'iVBORw0KGgo'.repeat(40_000)}`)
  expect(runInNewContext('run()', { run }, { timeout: 20_000 })).toContain('<strong>Map</strong>')
})
