import { mergeDrafts, withId } from './draft-rows.ts'

const order = { sort: ['-date', '-id'], limit: -1 }
const rows = [
  { id: 2, date: '2026-11-02', title: 'Two' },
  { id: 1, date: '2026-11-01', title: 'One' },
]

test('a draft stands for its row, in the place that it will have', () => {
  const drafts = [{ id: 1, date: '2026-11-03', title: 'One, later' }]
  const merged = mergeDrafts({ rows, drafts, drafted: [1], ...order })
  expect(merged.map(({ title }) => title)).toEqual(['One, later', 'Two'])
})

test('a row whose draft takes it out of the list is not in it', () => {
  expect(mergeDrafts({ rows, drafts: [], drafted: [2], ...order })).toEqual([rows[1]])
})

test('what was never published has a number of its own, the same each time', () => {
  const draft = withId({ id: null, date: '2026-11-02', $meta: { version_id: 'df3f5b71-aaaa' } })
  const merged = mergeDrafts({ rows, drafts: [draft], drafted: [null], ...order })
  const added = merged.find(({ id }) => Number(id) < 0)
  expect(Number(added?.id)).toBeLessThan(0)
  expect(Number.isSafeInteger(added?.id)).toBe(true)
  expect(withId({ ...draft, id: null })).toEqual(draft)
  expect(merged).toHaveLength(3)
})

test('the longest list is as long as it will be', () => {
  expect(mergeDrafts({ rows, drafts: [], drafted: [], sort: ['id'], limit: 1 })).toEqual([rows[1]])
})
