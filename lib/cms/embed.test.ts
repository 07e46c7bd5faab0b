import { embedSource } from './embed.ts'

const FORM = 'https://docs.google.com/forms/d/e/1FAIpQLS/viewform?embedded=true'
const frame = (src: string) => `<iframe src="${src}" width="640"></iframe>`

test('the address of an allowed form is found in its markup', () => {
  expect(embedSource(`<p>${frame(FORM)}</p>`)).toBe(FORM)
})

test.each([
  null,
  '',
  'no markup',
  frame('//docs.google.com/forms/x'),
  frame('http://docs.google.com/forms/x'),
  frame('https://docs.google.com.evil.example/forms/x'),
  frame('https://evil.example/docs.google.com/forms/x'),
  frame('https://docs.google.com@evil.example/forms/x'),
  frame('https://user@docs.google.com/forms/x'),
  frame('https://docs.google.com:8443/forms/x'),
  frame('https://docs.google.com/forms/../d/x'),
  frame('javascript:alert(1)'),
  frame('data:text/html,x'),
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  frame(FORM) + frame(FORM),
])('%s frames nothing', (markup) => {
  expect(embedSource(markup)).toBeNull()
})
