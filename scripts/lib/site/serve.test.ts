import { showsText } from './serve.ts'

test('finds a name in a page as React escapes it', () => {
  expect(showsText('<h1>St. Mary&#x27;s &amp; &quot;Co&quot;</h1>', 'St. Mary\'s & "Co"')).toBe(
    true,
  )
  expect(showsText('<h1>Another</h1>', 'St. Mary')).toBe(false)
})
