import { withFilesIn } from './drafts.ts'

const ID = '3f0e9b7e-2f6d-4a1b-8000-1c0e7c1e6a53'
const FOLDER = `/preview/assets/1.${ID}`
const folderOf = (id: string) => `/preview/assets/1.${id}`

test('a file says where it lies', () => {
  const file = { id: ID, filename: 'a.pdf', bytes: 1 }
  expect(withFilesIn([{ title: 'A', file }], folderOf)).toEqual([
    { title: 'A', file: { ...file, folder: FOLDER } },
  ])
})

test('the pictures and links of a text lead there, its words stay', () => {
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

test('anything else is as it was', () => {
  const answer = { a: null, b: [1, true], href: '/assets/somewhere' }
  expect(withFilesIn(answer, folderOf)).toEqual(answer)
})
