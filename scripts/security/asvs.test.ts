import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { findFaults } from './find-faults.ts'
import { readRequirements, readStandard, type Requirement } from './requirements.ts'
import { readTestTitles } from './test-titles.ts'
import { toMarkdown } from './to-markdown.ts'

const requirements = readRequirements()
const standard = readStandard()

test('the standard has 70 requirements at level 1 and 183 more at level 2', () => {
  const levels = [...standard.values()]
  expect(levels.filter((level) => level === 1)).toHaveLength(70)
  expect(levels.filter((level) => level === 2)).toHaveLength(183)
})

test('each of them is in the table once, and each test and file named is there', () => {
  expect(findFaults(requirements, standard)).toEqual([])
})

test('the page for people says what the data says', () => {
  const page = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
  expect(page).toBe(toMarkdown(requirements))
})

const HERE = 'scripts/security/asvs.test.ts'
const one: Requirement = { id: '1.1.1', level: 2, asks: 'it', verdict: 'shown' }
const only = new Map([['1.1.1', 2]])

test.each<[string, Partial<Requirement>]>([
  ['is shown by no test', {}],
  ['names a test that is not in', { tests: [`${HERE} > made up`] }],
  ['names a test that is not in', { tests: ['lib/no-such.test.ts > the page'] }],
  ['which no command runs', { tests: ['e2e/support/test.ts > anything'] }],
  ['speaks of lib/no-such.ts', { verdict: 'by design', see: ['lib/no-such.ts'] }],
  ['says not where', { verdict: 'by design' }],
  ['says not why', { verdict: 'not applicable' }],
  ['says not what is needed', { verdict: 'open', because: 'It is hard.' }],
  ['is of another level', { level: 1 }],
  ['is not in it', { id: '1.1.2' }],
])('control: what %s is found', (fault, change) => {
  expect(findFaults([{ ...one, ...change }], only).join()).toContain(fault)
})

test('control: a test that is there is no fault, and named twice it is one', () => {
  const named = { ...one, tests: [`${HERE} > control: what %s is found`] }
  expect(findFaults([named], only)).toEqual([])
  expect(findFaults([named, named], only)).toEqual(['1.1.1 is in it twice'])
})

test('titles are read as they stand in the code, without what never runs', () => {
  const code = `
    test('plain', () => {})
    it.each([['row', 1]])('%s of many', () => {})
    test(\`with \${name}\`, async () => { test.skip(isPhone) })
    test.describe('group', () => { test("isn't lost", () => {}) })
    test.skip('left out', () => {})
    describe.skip('group left out', () => { it('within', () => {}) })
    const checks = [['a check', async () => {}], ['no check', 1]]`
  const titles = ['plain', '%s of many', 'with ${name}', "isn't lost", 'a check']
  expect(readTestTitles(code)).toEqual(titles)
})
