import { cleanHtml } from './clean-html.ts'

const none = { link: () => null, picture: () => null }

test.each([
  ['One\n\n<b>two</b>', '<p>One</p><p><strong>two</strong></p>'],
  ['<div><h1 class="x">Title</h1><font color="red">Text</font></div>', '<h2>Title</h2><p>Text</p>'],
  ['<ul><li>One<ul><li>Two</li></ul></li></ul>', '<ul><li><p>One</p></li><li><p>Two</p></li></ul>'],
  ['<p onclick="x()">A<script>x()</script> &lt;b&gt;[gallery ids="1"]</p>', '<p>A &#60;b&#62;</p>'],
  ['<constructor>A</constructor><toString>B</toString>', '<p>AB</p>'],
  ['<a href="https://other.example">Link</a><img src="a.jpg">', '<p>Link</p>'],
])('%s becomes %s', (old, cleaned) => {
  expect(cleanHtml(old, none)).toBe(cleaned)
})

test('links and pictures have the addresses of the new website', () => {
  const addresses = { link: (href: string) => `/new${href}`, picture: () => '/assets/1' }
  expect(cleanHtml('<a href="/a">A</a> <img src="b.jpg" alt="B">', addresses)).toBe(
    '<p><a href="/new/a">A</a> <img src="/assets/1" alt="B"></p>',
  )
})
