import { WEBSITE_USER } from 'school-schema/subscribers'
import type { App, Context } from './shared.ts'
import { answerWebsite } from './website-questions.ts'

const warn = jest.fn()
const context = { logger: { warn } } as unknown as Context

/** The answer to a body from an account. */
function ask(work: (body: object) => Promise<unknown>, user: string | null = WEBSITE_USER) {
  return new Promise((resolve) => {
    const json = (body: object) => resolve(body)
    const response = {
      status: (status: number) => ({ json: (body: object) => json({ status, ...body }) }),
    }
    const request = { accountability: { user }, body: { name: 'a' } }
    const post = (_path: string, handler: (...given: unknown[]) => void) =>
      handler(request, response)
    answerWebsite({ post } as unknown as Pick<App, 'post'>, '/mailing', context, work)
  })
}

test('the website gets the data, or why not; nobody else is answered', async () => {
  const echo = (body: object) => Promise.resolve(body)
  expect(await ask(echo)).toEqual({ status: 200, data: { name: 'a' } })
  expect(await ask(() => Promise.resolve(null))).toEqual({ status: 400, data: null })
  for (const user of [null, 'editor']) expect(await ask(echo, user)).toEqual({ status: 403 })
})

test('an error of the database, which may quote a row, is not logged in its words', async () => {
  expect(await ask(() => Promise.reject(new TypeError('Asha')))).toEqual({ status: 500 })
  expect(warn.mock.calls).toEqual([['The website could not be answered at /mailing (TypeError).']])
})
