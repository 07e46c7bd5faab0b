import { htmlPage, langAttribute, saidHtml, textHtml } from './html-page.ts'

test.each([
  ['Holi & Dol', 'Holi &amp; Dol'],
  ['सोमवार <b>', '<span lang="hi">सोमवार</span> &lt;b&gt;'],
  ['পূজা, पूजा: closed', '<span lang="bn">পূজা</span>, <span lang="hi">पूजा</span>: closed'],
  ['"तीन"', '&quot;<span lang="hi">तीन</span>&quot;'],
  ['', ''],
])('%j on a page in English is %s', (text, html) => {
  expect(textHtml(text)).toBe(html)
})

test('title, heading and report say in which language they are', () => {
  const html = htmlPage('विद्यालय बंद', saidHtml('বন্ধ'))
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<title lang="hi">विद्यालय बंद</title>')
  expect(html).toContain('<h1 id="title"><span lang="hi">विद्यालय बंद</span></h1>')
  expect(html).toContain('role="alert"><span lang="bn">বন্ধ</span></p>')
  expect(htmlPage('Alert', '')).toContain('<title>Alert</title>')
  expect(langAttribute('Write it: বন্ধ')).toBe(' lang="bn"')
})
