import { localeOf } from '../messages/messages.ts'
import { plainSchool } from '../testing/plain.ts'
import { manifestOf } from './manifest.ts'

test.each([
  ['en', '/'],
  ['hi', '/hi'],
  ['bn', '/bn'],
] as const)('an app that is installed in the language %s starts at %s', (language, start) => {
  const manifest = manifestOf(localeOf(language), { ...plainSchool, name: 'विद्यालय' })
  expect(manifest).toMatchObject({
    start_url: start,
    id: start,
    lang: `${language}-IN`,
    scope: '/',
  })
  expect(manifest).toMatchObject({ name: 'विद्यालय', short_name: 'विद्यालय' })
})
