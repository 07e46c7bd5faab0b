import { createSpelling, distanceOf, splitWord } from './spelling.ts'
import { allowedTypos } from './words.ts'

test.each([
  ['uniform', 'unifrom', 1],
  ['library', 'libary', 1],
  ['admission', 'admision', 1],
  ['pocso', 'posco', 1],
  ['transport', 'transprot', 1],
  ['fee', 'fee', 0],
  // Another letter in a short word is another word.
  ['house', 'horse', 2],
  ['calendar', 'colander', 3],
])('from %s to %s', (one, other, distance) => {
  expect(distanceOf(one, other, allowedTypos(one))).toBe(distance)
})

const known = new Set(['uniform', 'holiday', 'library', 'fee', 'date', 'sheet'])
const correct = createSpelling(known)

test.each([
  ['unifrom', ['uniform']],
  ['libarry', ['library']],
  // A misspelt synonym is its indexed word.
  ['vaccation', ['holiday']],
  ['xylophone', []],
  ['fei', []],
])('%s is corrected to %j', (word, words) => {
  expect(correct(word)).toEqual(words)
})

test('two words that were written as one', () => {
  expect(splitWord('feedate', (word) => known.has(word))).toEqual(['fee', 'date'])
  expect(splitWord('playground', (word) => known.has(word))).toEqual([])
})
