import type { WrittenQuestion } from '../pages/page-row.ts'
import { questionsOf, versionOf } from './questions.ts'

const question = (more: Partial<WrittenQuestion>): WrittenQuestion => ({
  label: 'Name',
  kind: 'text',
  required: true,
  help: null,
  choices: null,
  ...more,
})

const visit = question({ label: 'Time', kind: 'slot', choices: 'Monday, 10 am | 5\nTuesday | 1' })
const inHindi = question({ label: 'समय', kind: 'slot', choices: 'सोमवार, 10 बजे | 5\nमंगलवार | 1' })

test('a translation has the words of its language, and the names, keys and places of the original', () => {
  const [original] = questionsOf([visit], [visit])
  const [shown] = questionsOf([visit], [inHindi])
  expect(shown).toMatchObject({ label: 'समय', name: original?.name, kind: 'slot' })
  expect(shown?.choices).toEqual([
    { key: original?.choices[0]?.key, text: 'सोमवार, 10 बजे', original: 'Monday, 10 am', places: 5 },
    { key: original?.choices[1]?.key, text: 'मंगलवार', original: 'Tuesday', places: 1 },
  ])
})

test.each([
  ['that lacks a question', []],
  ['whose question has another kind', [question({ label: 'समय', kind: 'text' })]],
])('a translation %s is not shown', (_what, translated) => {
  expect(questionsOf([visit], translated)[0]?.label).toBe('Time')
})

test('choices that are not all translated are shown as in the original', () => {
  const [shown] = questionsOf([visit], [{ ...inHindi, choices: 'सोमवार | 5' }])
  expect(shown?.choices.map(({ text }) => text)).toEqual(['Monday, 10 am', 'Tuesday'])
})

test('a question has its name wherever it is, and two with the same words have two', () => {
  const others = [question({ label: 'Class' }), question({}), question({})]
  const names = questionsOf(others, others).map(({ name }) => name)
  expect(new Set(names).size).toBe(3)
  expect(questionsOf([question({})], [])[0]?.name).toBe(names[1])
})

test('the version follows what is asked, not how it is explained or translated', () => {
  const version = (originals: WrittenQuestion[], shown = originals) =>
    versionOf(questionsOf(originals, shown))
  const own = version([visit])
  expect(version([visit], [inHindi])).toBe(own)
  expect(version([{ ...visit, help: 'Come early.' }])).toBe(own)
  for (const changed of [
    [{ ...visit, required: false }],
    [{ ...visit, choices: 'Monday, 10 am | 5' }],
    [{ ...visit, label: 'Day' }],
    [visit, question({})],
  ])
    expect(version(changed)).not.toBe(own)
  // More places are the same question.
  expect(version([{ ...visit, choices: 'Monday, 10 am | 9\nTuesday | 2' }])).toBe(own)
})
