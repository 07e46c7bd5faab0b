import { collections } from 'school-schema/collections'
import { withPreviews } from './schema.ts'

const previewed = withPreviews(collections, 'https://school.example')
const previewOf = (name: string) =>
  previewed.find(({ collection }) => collection === name)?.meta['preview_url']

test('each collection that has a page gets the preview address of its rows', () => {
  for (const name of ['pages', 'notification', 'school'])
    expect(previewOf(name)).toBe(
      `https://school.example/preview/enter?collection=${name}&id={{id}}`,
    )
})

test.each(['website', 'gallery_files', 'admission'])('%s has none', (name) => {
  expect(previewOf(name)).toBeUndefined()
})
