import { pagesSource } from './pages.ts'

const photo = {
  id: '11111111-2222-4333-8444-555555555555',
  title: 'Assembly',
  description: null,
  filename_download: 'a.jpg',
  type: 'image/jpeg',
  filesize: 1,
  modified_on: null,
  width: 1200,
  height: 800,
}
const row = { page_name: 'library', title: null, content: null, search_words: null }

test.each([
  ['with consent', { photo, photo_consent: true, photo_credit: 'A. Sen' }, 'A. Sen'],
  ['without consent', { photo, photo_consent: false, photo_credit: 'A. Sen' }, undefined],
  ['of a CMS that does not ask for consent', { photo }, undefined],
  ['without a photograph', { photo: null, photo_consent: true }, undefined],
])('a page %s shows the photograph accordingly', (_name, columns, credit) => {
  const pages = pagesSource.answer.parse([{ ...row, ...columns }])
  expect(pages[0]?.photo?.credit).toBe(credit)
  const files = pagesSource.views(pages, new Date()).files()
  expect(files).toEqual(credit ? [photo.id] : [])
})
