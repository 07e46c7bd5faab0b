import { SIGN_IN } from './settings.ts'

test('passwords have a minimum length and any characters', () => {
  // The CMS creates the regular expression from the text between the slashes.
  const policy = new RegExp(SIGN_IN.auth_password_policy.slice(1, -1))
  for (const good of ['a'.repeat(15), 'पलाश के फूल खिले हैं', 'एक\nदो और तीन चार पाँच', ' '.repeat(64)])
    expect(good).toMatch(policy)
  for (const bad of ['', 'Aa1!', 'a'.repeat(14)]) expect(bad).not.toMatch(policy)
})
