import { editable, showDrafts, withFilesIn } from './drafts.ts'

// One request for all.
jest.mock('react', () => ({
  cache: <Result>(make: () => Result) => {
    let made: { result: Result } | null = null
    return () => (made ??= { result: make() }).result
  },
}))

const ID = '3f0e9b7e-2f6d-4a1b-8000-1c0e7c1e6a53'
const FOLDER = `/preview/assets/1.${ID}`
const folderOf = (id: string) => `/preview/assets/1.${id}`

test('a file has the path of the preview', () => {
  const file = { id: ID, filename: 'a.pdf', bytes: 1 }
  expect(withFilesIn([{ title: 'A', file }], folderOf)).toEqual([
    { title: 'A', file: { ...file, folder: FOLDER } },
  ])
})

test('pictures and links of a text use the path of the preview', () => {
  const words = { type: 'text', value: `/assets/${ID}` }
  const properties = { src: `/assets/${ID}?w=960`, srcSet: `/assets/${ID}?w=320 320w`, alt: '' }
  const text = { root: { type: 'root', children: [{ type: 'element', properties }, words] } }
  const moved = {
    src: `${FOLDER}/${ID}?w=960`,
    srcSet: `${FOLDER}/${ID}?w=320 320w`,
    alt: '',
  }
  expect(withFilesIn(text, folderOf)).toEqual({
    root: { type: 'root', children: [{ type: 'element', properties: moved }, words] },
  })
})

test('other values are not changed', () => {
  const answer = { a: null, b: [1, true], href: '/assets/somewhere' }
  expect(withFilesIn(answer, folderOf)).toEqual(answer)
})

test('only a preview names the row and the fields of an element, with its translations', () => {
  expect(editable('notification', 7, 'title')).toEqual({})
  showDrafts({ noticeId: null, folderOf })
  const attribute = (...given: Parameters<typeof editable>) => editable(...given)['data-directus']
  expect(attribute('notification', 7, 'title')).toBe(
    'collection:notification;item:7;fields:title,translations',
  )
  expect(attribute('fee', 3, 'class_name', 'amount')).toBe(
    'collection:fee;item:3;fields:class_name,amount',
  )
  expect(editable('fee', undefined, 'amount')).toEqual({})
})
