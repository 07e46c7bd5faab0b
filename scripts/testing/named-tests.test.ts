import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { findNotRun, passedByJest, passedByPlaywright } from './named-tests.ts'

const ofJest = {
  testResults: [
    {
      name: join(root, 'lib/a.test.ts'),
      assertionResults: [
        { title: '<b> loses it (all)', status: 'passed' },
        { title: 'fails', status: 'failed' },
        { title: 'is left out', status: 'pending' },
      ],
    },
  ],
}

const spec = (title: string, ...statuses: string[]) => ({
  ...{ title, file: 'operations/b.spec.ts' },
  tests: statuses.map((status) => ({ status })),
})

const ofPlaywright = {
  suites: [
    {
      specs: [spec('runs on a desktop', 'skipped', 'expected'), spec('is left out', 'skipped')],
      suites: [{ specs: [spec('/users is closed', 'flaky'), spec('fails', 'unexpected')] }],
    },
  ],
}

test('of a report of Jest, what passed is known by its title, whatever was filled in', () => {
  const passed = passedByJest(JSON.stringify(ofJest))
  const named = ['%s loses it (all)', '%s loses it', 'fails', 'is left out', 'made up']
  const wanted = named.map((title) => `lib/a.test.ts > ${title}`)
  expect(findNotRun(wanted, passed)).toEqual(wanted.slice(1))
  expect(findNotRun(['lib/b.test.ts > %s loses it (all)'], passed)).toHaveLength(1)
})

test('of a report of Playwright, one project in which it passed is enough', () => {
  const passed = passedByPlaywright(JSON.stringify(ofPlaywright))
  const named = ['runs on a desktop', '/${path} is closed', 'is left out', 'fails', 'made up']
  const wanted = named.map((title) => `e2e/operations/b.spec.ts > ${title}`)
  expect(findNotRun(wanted, passed)).toEqual(wanted.slice(2))
})
