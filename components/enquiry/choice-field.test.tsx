import { renderToStaticMarkup } from 'react-dom/server'
import { ChoiceField } from './choice-field'

const legendOf = (kind: 'choice' | 'choices', required: boolean): string | undefined => {
  const field = { name: 'days', label: 'Days', kind, required, options: [] }
  const html = renderToStaticMarkup(
    <ChoiceField field={field} optional="(optional)" id="days" values={{}} />,
  )
  return /<legend.*?>(.*?)<\/legend>/.exec(html)?.[1]?.replace(/<.*?>/g, '')
}

test('boxes that may stay empty are called optional; one choice always has an answer', () => {
  expect(legendOf('choices', false)).toBe('Days (optional)')
  expect(legendOf('choices', true)).toBe('Days')
  expect(legendOf('choice', false)).toBe('Days')
})
