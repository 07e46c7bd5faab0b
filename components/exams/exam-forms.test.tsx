import { NoOpenForms } from './exam-forms'
import { render } from '@/components/testing/render-page'
import { english } from '@/lib/messages/messages'

jest.mock('@/lib/school/school', () => ({ getSchool: async () => ({ phone: '0353 000 0000' }) }))

test('without an open form the page says so, and where to look', async () => {
  const html = await render(<NoOpenForms locale={english} />)
  expect(html).toContain('>No form is open at present.<')
  expect(html).toContain('href="/notices"')
  expect(html).toContain('href="tel:03530000000"')
})
