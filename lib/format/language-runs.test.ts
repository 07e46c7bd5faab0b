import { languageOf, markRuns } from './language-runs.ts'

test.each([
  ['Winter uniform', ['Winter uniform']],
  ['', []],
  [
    'शीतकालीन गणवेश के विषय में / Winter uniform',
    [['शीतकालीन गणवेश के विषय में', 'hi'], ' / Winter uniform'],
  ],
  ['सोमवार, 16 नवम्बर से।', [['सोमवार, 16 नवम्बर से।', 'hi']]],
  [
    'Puja: পূজার ছুটি, दुर्गा पूजा (2026)',
    ['Puja: ', ['পূজার ছুটি', 'bn'], ', ', ['दुर्गा पूजा', 'hi'], ' (2026)'],
  ],
])('%j is in these languages', (text, parts) => {
  expect(markRuns(text, (run, lang) => [run, lang])).toEqual(parts)
})

test('the language of a question is that of its script', () => {
  expect(['fees', 'शुल्क fees', 'ফি'].map(languageOf)).toEqual(['en', 'hi', 'bn'])
})
