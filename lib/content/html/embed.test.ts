import { formIn } from './embed.ts'

const FORM = 'https://docs.google.com/forms/d/e/1FAIpQLS/viewform?embedded=true'
const MICROSOFT = 'https://forms.office.com/Pages/ResponsePage.aspx?id=a.b-c&embed=true'
const frame = (src: string) => `<iframe src="${src}" width="640"></iframe>`

test.each([
  ['Google Forms', FORM, FORM.replace('?embedded=true', '')],
  ['Microsoft Forms', MICROSOFT, MICROSOFT.replace('&embed=true', '')],
  ['Microsoft Forms', 'https://forms.office.com/r/Ab?embed=true', 'https://forms.office.com/r/Ab'],
  ['Microsoft Forms', 'https://forms.cloud.microsoft/e/Ab', 'https://forms.cloud.microsoft/e/Ab'],
])('%s: the address is found in embed code, or on its own', (service, src, href) => {
  const form = { src, href, service, host: new URL(src).host }
  expect(formIn(`<p>${frame(src.replaceAll('&', '&amp;'))}</p>`)).toEqual(form)
  expect(formIn(` ${src}\n`)).toEqual(form)
})

const framed = [
  '//docs.google.com/forms/x',
  'http://docs.google.com/forms/x',
  'data:text/html,x',
  'https://docs.google.com.evil.example/forms/x',
  'javascript:alert(1)',
  'https://evil.example/docs.google.com/forms/x',
  'https://docs.google.com:8443/forms/x',
  'https://docs.google.com@evil.example/forms/x',
  'https://user@docs.google.com/forms/x',
  'https://docs.google.com\\@evil.example/forms/x',
  'https://docs.google.com/forms/../d/x',
  'https://docs.google.com/forms%2f..%2fd',
  'https://forms.office.com/Pages/DesignPage.aspx',
  'https://forms.office.com/Pages/ResponsePage.aspx.evil',
  'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
]

test.each([
  null,
  '',
  'no markup',
  'https://evil.example/forms/x',
  'javascript:alert(1)',
  ...framed.map(frame),
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  `<iframe></iframe>${FORM}`,
  `<script>${FORM}</script>`,
  frame(FORM) + frame(FORM),
])('%s has no frame', (markup) => {
  expect(formIn(markup)).toBeNull()
})
