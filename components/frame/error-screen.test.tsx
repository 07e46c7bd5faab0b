import { english } from '@/lib/messages/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import GlobalError from '@/app/global-error'
import { ErrorScreen } from './error-screen'

test('the error screen has its title, the message and a way back', () => {
  const html = renderToStaticMarkup(
    <ErrorScreen
      message="502 Bad Gateway"
      advice="Try again."
      phone={null}
      texts={english.messages.error}
    />,
  )
  expect(html).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1><p[^>]*>502 Bad Gateway<\/p>/)
  expect(html).toContain('href="/"')
})

test('a page that fails shows status and status text, and nothing of the error', () => {
  const html = renderToStaticMarkup(<GlobalError />)
  expect(html).toContain('Unexpected Application Error!')
  expect(html).toContain('500 Internal Server Error')
})
