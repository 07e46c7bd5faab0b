import { tmpdir } from 'node:os'
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
