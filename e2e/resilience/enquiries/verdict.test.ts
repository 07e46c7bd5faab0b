import { randomFrom } from '../random.ts'
import { expectedItem, familyAt } from './families.ts'
import { verdictOn } from './verdict.ts'

const random = randomFrom(1)
const families = [0, 1, 2, 3].map((index) => familyAt(index, random))
const rows = families.map((family) => expectedItem(family))
const thanked = new Set(families.map(({ number }) => number))

test('all there, once and unaltered', () => {
  expect(verdictOn(families, thanked, rows)).toEqual({ lost: 0, doubled: 0, altered: 0 })
})

test('what is lost, doubled or altered is counted; who was never thanked has lost nothing', () => {
  const [first = {}, second = {}, third = {}] = rows
  const found = [first, first, { ...second, age: 99 }, third]
  expect(verdictOn(families, thanked, found)).toEqual({ lost: 1, doubled: 1, altered: 1 })
  thanked.delete(families[3]?.number ?? '')
  expect(verdictOn(families, thanked, found).lost).toBe(0)
})
