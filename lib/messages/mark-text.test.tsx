import { renderToStaticMarkup } from 'react-dom/server'
import { markText } from './messages.ts'

test.each([
  ['a text', 'खेल दिवस', '<p><span lang="hi">खेल दिवस</span></p>'],
  [
    'a text of two scripts, as a single element',
    'खेल दिवस: খেলা',
    '<p><span><span lang="hi">खेल दिवस</span>: <span lang="bn">খেলা</span></span></p>',
  ],
  ['a text in the language of the page', 'Sports day', '<p>Sports day</p>'],
  ['nothing', null, '<p></p>'],
])('%s is marked', (_what, text, html) => {
  expect(renderToStaticMarkup(<p>{markText(text, 'en')}</p>)).toBe(html)
})
