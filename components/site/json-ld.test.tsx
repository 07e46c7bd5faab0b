import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from './json-ld.tsx'

test('a title cannot close the script, and is parsed unchanged', () => {
  const name = '</script><script>alert(1)</script> “फ़ीस” & \\ <!--'
  const html = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Thing', name }]} />)
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  const json = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name }] })
})
