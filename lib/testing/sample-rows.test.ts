import { linesOfHtml } from '../content/html/parse-html.ts'
import { samplePage, samplePages } from './sample-rows.ts'

test('the text pages of the menu have a picture, and each facility its own', () => {
  const ofText = samplePages.filter(({ template, group }) => group && template === 'text')
  expect(ofText.filter(({ drawing }) => !drawing).map(({ path }) => path)).toEqual([])
  const facilities = samplePages.filter(({ group }) => group === 'Facilities')
  expect(new Set(facilities.map(({ drawing }) => drawing)).size).toBe(facilities.length)
})

test('each laboratory has its own text', () => {
  const names = ['Physics', 'SocialScience', 'Math', 'Language', 'Chemistry']
  const texts = names.map((name) => linesOfHtml(samplePage(`/${name}Lab`).content).join())
  expect(new Set(texts).size).toBe(names.length)
})
