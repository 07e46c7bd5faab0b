import { fromTag, toTag } from './view-tag.ts'

test.each([
  { key: 'notices', name: 'all', param: '', version: 'h4aM_-9' },
  { key: 'pages', name: 'named', param: 'rules_regulations/Rules&Regulations,', version: 'x' },
])('%j comes through, in one piece of a list with commas', (seen) => {
  const tag = toTag(seen)
  expect(tag).toMatch(/^[^,\s]+$/)
  expect(fromTag(tag)).toEqual(seen)
})

test.each(['_N_T_/layout', '_N_T_/notices/[id]/page', 'cms/notices', 'cms/notices/all/', ''])(
  '%j is none of ours',
  (tag) => {
    expect(fromTag(tag)).toBeNull()
  },
)
