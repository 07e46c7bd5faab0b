import { converted, page } from './testing/converted.ts'

test('a table of nothing but pictures is an album, of the larger pictures with their captions', async () => {
  const cell = (name: string) =>
    `<td><a href="${name}.png"><img src="small-${name}.png" alt="Picture"></a><br><font>Scene ${name}</font></td>`
  const table = `<table><tr>${cell('a')}${cell('b')}</tr><tr>${cell('c')}${cell('d')}</tr></table>`
  const names = ['a', 'b', 'c', 'd']
  const files = names.flatMap((name) => [`${name}.png`, `small-${name}.png`])
  const {
    pages,
    galleryFiles,
    files: saved,
  } = await converted({
    'a.html': page('A', table),
    ...Object.fromEntries(files.map((name) => [name, 'x'])),
  })
  expect(pages[0]?.['content']).toBe('<p><a href="/Gallery">A</a></p>')
  expect(galleryFiles.map((row) => row['directus_files_id'])).toEqual(
    names.map((name) => `file:${name}.png`),
  )
  expect(saved).toContainEqual({ name: 'a.png', title: 'Scene a' })
})

test('a table of toppers with photographs is a table', async () => {
  const row = '<tr><td>1</td><td><img src="a.png"></td><td>Kavya Hada</td><td>98 %</td></tr>'
  const { pages, gallery } = await converted({
    'a.html': page('A', `<table border="1">${row.repeat(5)}</table>`),
    'a.png': 'x',
  })
  expect(gallery).toEqual([])
  expect(String(pages[0]?.['content'])).toContain('Kavya Hada')
})

test.each([
  ['the days of teachers', 'Name of the Teacher</td><td>Designation</td><td>Date of Joining', true],
  ['the days of certificates', 'Name</td><td>Class</td><td>Date', false],
])('%s are no notices', async (_, head, isStaff) => {
  const table = `<table border="1"><tr><td>${head}</td></tr><tr><td>Asha Rao</td><td>PGT Physics</td><td>01/07/2009</td></tr></table>`
  const faculty = { page_name: 'faculty', address: '/Faculty', title: 'Faculty', kind: 'faculty' }
  const rows = [{ ...faculty, status: 'published', content: null, sample: false }]
  const result = await converted({ 'a.html': page('Those who teach', table) }, rows)
  expect(result.notices).toEqual([])
  // The page with the teachers is that of the teachers, whatever it is called.
  expect(result.pages[0]?.['page_name']).toBe(isStaff ? 'faculty' : 'Those-who-teach')
})
