import { languageOf, languageRuns } from './language-runs.ts'

test.each([
  ['Winter uniform', [['Winter uniform', null]]],
  ['', []],
  [
    'शीतकालीन गणवेश के विषय में / Winter uniform',
    [
      ['शीतकालीन गणवेश के विषय में', 'hi'],
      [' / Winter uniform', null],
    ],
  ],
  ['सोमवार, 16 नवम्बर से।', [['सोमवार, 16 नवम्बर से।', 'hi']]],
  [
    'Puja: পূজার ছুটি, दुर्गा पूजा (2026)',
    [
      ['Puja: ', null],
      ['পূজার ছুটি', 'bn'],
      [', ', null],
      ['दुर्गा पूजा', 'hi'],
      [' (2026)', null],
    ],
  ],
])('%j is in these languages', (text, runs) => {
  expect(languageRuns(text).map(({ text: run, lang }) => [run, lang])).toEqual(runs)
})

test('the language of a question is that of its script', () => {
  expect(['fees', 'शुल्क fees', 'ফি'].map(languageOf)).toEqual(['en', 'hi', 'bn'])
})
