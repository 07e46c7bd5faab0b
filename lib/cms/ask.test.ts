import { askSource } from './ask.ts'
import { resultsSource } from './disclosure.ts'
import { holdAnswer } from './held.ts'
import type { AnySource } from './source.ts'
import { standInCms, type Answer } from './testing/stand-in-cms.ts'

const results = resultsSource as AnySource
const forbidden: Answer = {
  status: 403,
  body: '{"errors":[{"message":"x","extensions":{"code":"FORBIDDEN"}}]}',
}

let cms: Awaited<ReturnType<typeof standInCms>>
beforeAll(async () => {
  cms = await standInCms(() => forbidden)
})
afterAll(() => cms.close())

test('a collection that the CMS does not know is empty; one that had rows is not unknown', async () => {
  expect((await askSource(results)).answer).toEqual([])
  holdAnswer(results, '[]', [])
  expect((await askSource(results)).answer).toEqual([])
  holdAnswer(results, '[{}]', [{ id: 1 }])
  await expect(askSource(results)).rejects.toThrow('403')
})
