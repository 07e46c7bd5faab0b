import { readFileSync } from 'node:fs'
import path from 'node:path'
import { conditions } from './conditions.ts'

const operating = readFileSync(path.join(process.cwd(), 'docs/operating.md'), 'utf8')

test('the documentation lists every condition, and whether it affects visitors', () => {
  const rows = [...operating.matchAll(/^\| `([a-z-]+)` +\| (yes|no) +\|/gm)]
  const documented = rows.map(([, name, affects]) => [name, affects])
  const known = Object.entries(conditions).map(([name, { affectsVisitors }]) => [
    name,
    affectsVisitors ? 'yes' : 'no',
  ])
  expect(documented.toSorted()).toEqual(known.toSorted())
})

test('every condition has a meaning and advice, and only refers to known ones', () => {
  for (const { what, todo, follows = [] } of Object.values(conditions)) {
    expect(what).toMatch(/^[A-Z].+\.$/)
    expect(todo).toMatch(/^[A-Z].+\.$/)
    for (const cause of follows) expect(Object.keys(conditions)).toContain(cause)
  }
})
