import { tmpdir } from 'node:os'
import { converted, page } from '../testing/converted.ts'
import { createReport } from '../report.ts'
import { saveFiles } from './save-files.ts'

test('the addresses of files are those that the website lists and those that its pages show', async () => {
  const base = 'http://127.0.0.1:1/'
  const html = '<img src="/u/a-300x200.jpg"><a href="/u/b.pdf?v=1">B</a><a href="/c.html">C</a>'
  const site = {
    base,
    posts: [],
    pages: [{ address: base, title: 'A', html }],
    files: [{ address: `${base}u/a.jpg`, title: '', description: '' }],
  }
  const report = createReport()
  const { addresses } = await saveFiles(site, tmpdir(), report)
  expect(addresses).toEqual(['u/a.jpg', 'u/a-300x200.jpg', 'u/b.pdf'].map((each) => base + each))
  expect(report.entries.map(({ place }) => place)).toEqual([`${base}u/a.jpg`, `${base}u/b.pdf?v=1`])
})

test('a picture within a page is a file, once, unless it is damaged', async () => {
  const seal =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
  const picture = (src: string) => `<p>A</p><img src="${src}" alt="Seal">`
  const damaged = 'data:image/png;base64,AAAA'
  const { files, pages, redirects, entries } = await converted({
    'rules.html': page('Rules', picture(seal) + picture(seal) + picture(damaged)),
  })
  const name = String(files[0]?.['name'])
  expect([files.length, name]).toEqual([1, expect.stringMatching(/^picture-\w+\.png$/)])
  expect(pages[0]?.['content']).toBe(
    `<p>A</p><img src="/assets/file:${name}" alt="Seal">`.repeat(2) + '<p>A</p>',
  )
  expect(Object.keys(redirects)).toEqual(['/rules.html'])
  expect(entries).toMatchObject([
    { what: 'files that cannot be read' },
    { detail: `Seal: ${damaged}` },
  ])
})
