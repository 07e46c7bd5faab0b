import { collectionOf } from './changes.ts'

it.each([
  ['items.create', 'notification', 'notification'],
  ['items.sort', 'faculty', 'faculty'],
  ['items.update', 'gallery_files', 'gallery_files'],
  ['files.upload', undefined, 'directus_files'],
])('%s of %s changes %s', (name, collection, expected) => {
  expect(collectionOf(name, collection === undefined ? {} : { collection })).toBe(expected)
})

it.each(['admission', 'admission_form', 'content_finding', 'directus_users'])(
  'the website shows nothing of %s',
  (collection) => {
    expect(collectionOf('items.create', { collection })).toBeNull()
  },
)
