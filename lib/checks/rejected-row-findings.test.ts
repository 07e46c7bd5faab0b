import { findingOfRejectedRow } from './rejected-row-findings.ts'

const row = { collection: 'notification', id: '12', field: 'pinned', isShown: true }

test('editors read which row it is, what is wrong, and what visitors see', () => {
  expect(findingOfRejectedRow(row)).toMatchObject({
    ...{ collection: 'notification', item: '12' },
    what: 'Notice no. 12: the website cannot read its field “pinned” and shows the earlier version',
  })
  expect(findingOfRejectedRow({ ...row, field: null, isShown: false }).what).toBe(
    'Notice no. 12: the website cannot read this entry and does not show it',
  )
  expect(findingOfRejectedRow({ ...row, collection: 'school', id: '' }).what).toMatch(/^School: /)
})
