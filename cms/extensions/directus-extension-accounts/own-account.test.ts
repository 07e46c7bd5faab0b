import { refuseOwn } from './own-account.ts'

const page = 'https://cms.school.example/account'
const change = (payload: object, user: string | null, keys = ['asha']) =>
  refuseOwn({ payload, user, keys }, page)

test.each(['password', 'email', 'token'])(
  'nobody changes their own %s without being asked',
  (field) => {
    expect(() => change({ [field]: 'new' }, 'asha')).toThrow(page)
    expect(() => change({ [field]: 'new' }, 'asha', ['ravi', 'asha'])).toThrow(page)
  },
)

test('an administrator gives others theirs; a forgotten one comes by mail; the rest is free', () => {
  expect(() => change({ password: 'new' }, 'ravi')).not.toThrow()
  expect(() => change({ password: 'new' }, null)).not.toThrow()
  expect(() => change({ first_name: 'Asha', theme_dark: null }, 'asha')).not.toThrow()
})
