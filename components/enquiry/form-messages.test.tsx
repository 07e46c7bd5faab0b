import { renderToStaticMarkup } from 'react-dom/server'
import { idleForm, type FormState } from '@/lib/enquiry/form'
import { FormMessages } from './form-messages'
import { enquiryTexts } from './form-texts'

const render = (state: Partial<FormState>) =>
  renderToStaticMarkup(
    <FormMessages
      state={{ ...idleForm, ...state }}
      formId="quick"
      phone="0353 000 0000"
      texts={enquiryTexts('0353 000 0000')}
    />,
  )

test('the panel for a failure is always in the HTML, hidden', () => {
  const html = render({})
  expect(html).toMatch(/^<div id="quick-failure" hidden="" tabindex="-1" role="alert"/)
  expect(html).toContain('Error at saving your details')
  expect(html).toContain('href="tel:03530000000"')
})

test('a failure has its own message only', () => {
  const refused = render({ status: 'failed', message: 'The age is too high.' })
  expect(refused).not.toContain('hidden=""')
  expect(refused).toContain('The age is too high.')
  expect(render({ status: 'sent', message: 'Thanks' }).match(/Thanks/g)).toHaveLength(1)
})
