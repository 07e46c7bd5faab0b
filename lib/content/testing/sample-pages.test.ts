import { sampleRows } from 'school-schema/sample'
import { hrefOf } from '../../format/href.ts'
import { linesOfHtml } from '../../pages/plain-text.ts'
import { samplePage, samplePages, samplePageTable } from './sample-pages.ts'

test('every row of the sample is a page of its own, with its own title', () => {
  expect(samplePages).toHaveLength(sampleRows('pages', '2026-11-24').length)
  expect(samplePageTable.pages).toHaveLength(samplePages.length)
  expect(new Set(samplePages.map(({ title }) => title)).size).toBe(samplePages.length)
  expect(samplePageTable.groups).toHaveLength(6)
})

test.each([
  ['/Contact Us', '/Contact%20Us'],
  ['/Vision&Mission', '/Vision&Mission'],
] as const)('the link to %s is %s', (path, href) => {
  expect(hrefOf({ path })).toBe(href)
})

test.each(samplePages.map((page) => [page.path, page] as const))(
  '%s links to existing pages, each once, and not to itself',
  (own, { links }) => {
    const targets = links.map(({ path }) => path)
    expect(targets.filter((path) => !samplePageTable.find(path))).toEqual([])
    expect(new Set(targets).size).toBe(targets.length)
    expect(targets).not.toContain(own)
  },
)

test('no text has a telephone number or an address that could belong to somebody', () => {
  const text = samplePages.flatMap(({ content }) => linesOfHtml(content)).join('\n')
  expect(text).not.toContain('+91')
  const numbers = text.match(/\d[\d ]{6,}\d/g) ?? []
  expect(numbers.filter((number) => !number.startsWith('0'))).toEqual([])
  const mails = text.match(/\S+@[\w.-]+\w/g) ?? []
  expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([])
})

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
