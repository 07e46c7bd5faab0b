import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { listFaults, readRequirements, readStandard, type Requirement } from './requirements.ts'
import { toMarkdown } from './to-markdown.ts'

const requirements = readRequirements()
const standard = readStandard()

test('the standard has 70 requirements at level 1 and 183 more at level 2', () => {
  const levels = [...standard.values()]
  expect(levels.filter((level) => level === 1)).toHaveLength(70)
  expect(levels.filter((level) => level === 2)).toHaveLength(183)
})

test('each of them is in the table once, and each test and file named exists', () => {
  expect(listFaults(requirements, standard)).toEqual([])
})

test('the page is up to date with the data', () => {
  const page = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
  expect(page).toBe(toMarkdown(requirements))
})

const HERE = 'scripts/security/asvs.test.ts'
const one: Requirement = { id: '1.1.1', level: 2, asks: 'it', verdict: 'shown' }
const only = new Map([['1.1.1', 2]])

test.each<[string, Partial<Requirement>]>([
  ['is shown by no test', {}],
  // In two parts, so that this file does not contain the title.
  ['names no test', { tests: [`${HERE} > ${['made', 'up'].join(' ')}`] }],
  ['names no test', { tests: ['lib/no-such.test.ts > the page'] }],
  ['names no test', { tests: ['e2e/support/test.ts > anything'] }],
  ['names no file', { verdict: 'by design', see: ['lib/no-such.ts'] }],
  ['says not where', { verdict: 'by design' }],
  ['says not why', { verdict: 'not applicable' }],
  ['says not what is needed', { verdict: 'open', because: 'It is hard.' }],
  ['is of another level', { level: 1 }],
  ['is missing', { id: '1.1.2' }],
])('control: "%s" is reported', (fault, change) => {
  expect(listFaults([{ ...one, ...change }], only).join()).toContain(fault)
})

test('control: an existing test is valid, and a duplicate requirement is reported', () => {
  const named = { ...one, tests: [`${HERE} > control: "%s" is reported`] }
  expect(listFaults([named], only)).toEqual([])
  expect(listFaults([named, named], only)).toEqual(['1.1.1 is in it twice'])
})
