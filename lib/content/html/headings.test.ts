import { headingsOf } from './headings.ts'
import { sanitiseHtml } from './html.ts'

test('the headings of a text lead to its sections', () => {
  const html = sanitiseHtml(
    '<h2>Documents <b>to bring</b></h2><p>x</p><h2 id="main">शुल्क</h2><h3>No</h3>',
  )
  expect(headingsOf(html)).toEqual([
    { id: 'text-documents-to-bring', text: 'Documents to bring' },
    { id: 'text-शुल्क', text: 'शुल्क' },
  ])
  const ids = html.root.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2' ? [node.properties.id] : [],
  )
  expect(ids).toEqual(headingsOf(html).map(({ id }) => id))
})
