import { renderToStaticMarkup } from 'react-dom/server'
import { NoOpenForms } from './exam-forms'
import { english } from '@/lib/messages/messages'

test('without an open form the page says so, and where to look', () => {
  const html = renderToStaticMarkup(<NoOpenForms locale={english} phone="0353 000 0000" />)
  expect(html).toContain('>No form is open at present.<')
  expect(html).toContain('href="/notices"')
  expect(html).toContain('href="tel:03530000000"')
})
