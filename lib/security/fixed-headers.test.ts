import { fixedHeaders } from './fixed-headers.ts'

test.each([
  ['https://school.example', ['max-age=63072000; includeSubDomains']],
  ['http://127.0.0.1:3000', []],
])('at %s browsers are told to use https only: %j', (siteUrl, expected) => {
  const values = fixedHeaders(siteUrl).filter(({ key }) => key === 'Strict-Transport-Security')
  expect(values.map(({ value }) => value)).toEqual(expected)
})
