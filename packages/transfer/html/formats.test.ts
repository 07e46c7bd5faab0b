import type { Note } from '../report.ts'
import { noteFormats } from './formats.ts'
import { parsePart } from './tree.ts'

function notesOf(html: string): Note[] {
  const notes: Note[] = []
  noteFormats(parsePart(html), (note) => void notes.push(note))
  return notes
}

test.each([
  ['lists that count a, b, c or i, ii, iii: they count 1, 2, 3', '<ol type="i"><li>A</ol>'],
  [
    'lists that count a, b, c or i, ii, iii: they count 1, 2, 3',
    '<ol style="list-style-type: lower-alpha"><li>A</ol>',
  ],
  ['lists whose numbers skip or count down: they count up', '<ol reversed><li>A</ol>'],
  ['lists whose numbers skip or count down: they count up', '<ol><li>A<li value=9>B</ol>'],
  ['texts from right to left: they are from left to right', '<p dir="rtl">A</p>'],
])('%s: the report says it', (what, html) => {
  expect(notesOf(html)).toEqual([
    { outcome: 'changed', what, detail: expect.stringMatching(/^A/) as string },
  ])
})

test.each([
  '<ol type="1" start="3"><li>A</ol>',
  '<ul type="disc"><li>A</ul>',
  '<p dir="ltr">A</p>',
])('%s loses nothing', (html) => {
  expect(notesOf(html)).toEqual([])
})
