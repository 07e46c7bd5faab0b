import { runInNewContext } from 'node:vm'
import { normaliseTyped } from './form.ts'

test('as much as a post may have in the field of the e-mail address does not stop the website', () => {
  const typed = '@'.repeat(250_000)
  const run = () => normaliseTyped({ kind: 'email' }, typed)
  // It takes milliseconds.
  expect(runInNewContext('run()', { run }, { timeout: 10_000 }) === typed).toBe(true)
})
