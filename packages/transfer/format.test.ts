import { fileKey, fromLines, namesOf, toLines, withIds, withNames } from './format.ts'

const id = '0f5c1d5e-9f3b-4a51-8f0a-5a3c5a3c5a3c'

test.each(['list.pdf', "A 'list' (1) – हिन्दी.pdf", 'a%b.pdf'])(
  '%s stands for its id in a text',
  (name) => {
    const html = `<p><a href="/assets/${id}?w=1">A</a> <img src="/assets/${id}"></p>`
    const written = withNames(html, new Map([[id, name]]))
    expect(written).not.toContain(id)
    expect(withIds(written, new Map([[fileKey(name), id]]))).toBe(html)
  },
)

test('a text that only looks like a reference stays', () => {
  expect(withIds('The file:other.pdf', new Map())).toBe('The file:other.pdf')
})

test('HTML has a line for each block in a folder, and none in the CMS', () => {
  const html = '<h2>A</h2><p>B <em>C</em></p><ul><li><p>D</p></li></ul>'
  expect(toLines(html).split('\n').length).toBeGreaterThan(3)
  expect(fromLines(toLines(html))).toBe(html)
})

test('two files with one name have two names in a folder', () => {
  const files = ['1', '2', '3'].map((key) => ({ id: key, filename_download: 'A.pdf' }))
  expect([...namesOf(files).values()]).toEqual(['A.pdf', 'A (2).pdf', 'A (3).pdf'])
})
