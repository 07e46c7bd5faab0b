import { sampleRecords, UNNAMED } from 'school-schema/sample-school'
import { asOwn, emptied } from './sample-content.ts'

test.each([
  ['notification', { title: 'Ours' }, true],
  ['notification', { status: 'archived' }, false],
  ['notification', { publish_until: null }, false],
  ['school', { phone: '05862 155201' }, false],
  ['school', { name: 'Hill View School' }, true],
])('a row of %s with the changes %j is the own of the school: %s', (collection, changes, isOwn) => {
  expect(asOwn(collection, changes)).toEqual(isOwn ? { ...changes, sample: false } : changes)
})

test('a tick that somebody sets stays', () => {
  const changes = { title: 'Ours', sample: true }
  expect(asOwn('notification', changes)).toEqual(changes)
})

test('the record of the school loses the facts of the sample, and keeps its own', () => {
  const { school } = sampleRecords
  const record = {
    ...school,
    phone: '05862 155201',
    office_days: JSON.stringify(school.office_days),
  }
  const changes = emptied('school', record)
  expect(changes).toMatchObject({
    name: UNNAMED,
    sample: false,
    address: null,
    office_days: null,
    fee_due_day: null,
  })
  expect(changes).not.toHaveProperty('phone')
  for (const kept of ['admission_open', 'languages']) expect(changes).not.toHaveProperty(kept)
  expect(emptied('school', { ...record, name: 'Ours' })).not.toHaveProperty('name')
})
