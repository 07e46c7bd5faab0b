import { english } from '../messages/messages.ts'
import { readAbout } from './about.ts'

jest.mock('../addresses/resolve.ts', () => ({
  findShown: (_: string, path: string) => {
    const number = /^\/notices\/(\d+)$/.exec(path)?.[1]
    if (number) return Promise.resolve({ noticeId: Number(number) })
    return Promise.resolve(path === '/Uniform' ? { page: {} } : null)
  },
}))
jest.mock('../notices/notices.ts', () => ({
  isNoticeAddress: (path: string) => Promise.resolve(path === '/notices/7'),
}))

test.each([
  ['/Uniform', '/Uniform'],
  ['/notices/7', '/notices/7'],
  ['/notices/8', null],
  ['/notices/999999999', null],
  ['/Call 98765 43210 for admission', null],
  ['//other.example', null],
  ['Uniform', null],
  ['', null],
])('about %j is %j', async (path, about) => {
  expect(await readAbout(english, path)).toBe(about)
})
