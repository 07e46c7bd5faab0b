import { asOwn } from './sample-content.ts'

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
