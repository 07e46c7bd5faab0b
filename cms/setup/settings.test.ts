import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SIGN_IN, WORDS } from './settings.ts'

test('passwords have a minimum length and any characters', () => {
  // The CMS creates the regular expression from the text between the slashes.
  const policy = new RegExp(SIGN_IN.auth_password_policy.slice(1, -1))
  for (const good of ['a'.repeat(15), 'पलाश के फूल खिले हैं', 'एक\nदो और तीन चार पाँच', ' '.repeat(64)])
    expect(good).toMatch(policy)
  for (const bad of ['', 'Aa1!', 'a'.repeat(14)]) expect(bad).not.toMatch(policy)
})

test('the Studio has each text whose words are replaced, and its British English has none, which would come first', async () => {
  const folder = join(import.meta.dirname, '../node_modules/@directus/app/dist/assets')
  const names = await readdir(folder)
  const textIn = async (pattern: RegExp) => {
    const files = names.filter((name) => pattern.test(name))
    return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('')
  }
  const [all, british] = [await textIn(/^index\..*\.entry\.js$/), await textIn(/^en-GB-/)]
  expect(british).toContain('user_directory:')
  for (const { key } of WORDS) {
    const [, group = '', name = ''] = key.split('.')
    expect(all).toMatch(new RegExp(`${group}:\\{[^}]*${name}:`))
    expect(british).not.toContain(group)
  }
})
