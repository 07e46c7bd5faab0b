import { directus } from './directus.ts'

test('the time zone of the computer does not reach the CMS', () => {
  const before = process.env['TZ']
  process.env['TZ'] = 'Asia/Kolkata'
  expect(directus(['start'], {}).env['TZ']).toBe('UTC')
  process.env['TZ'] = before
})
