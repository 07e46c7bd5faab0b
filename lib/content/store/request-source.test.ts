import { resultsSource } from '../collections/disclosure.ts'
import { standInCms, type Answer } from '../testing/stand-in-cms.ts'
import { requestAndParse } from './request-source.ts'
import { storeContent } from './content-store.ts'
import type { AnySource } from './source.ts'

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
  expect((await requestAndParse(results)).answer).toEqual([])
  storeContent(results, '[]', [])
  expect((await requestAndParse(results)).answer).toEqual([])
  storeContent(results, '[{}]', [{ id: 1 }])
  await expect(requestAndParse(results)).rejects.toThrow('403')
})
