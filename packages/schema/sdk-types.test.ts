import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from './model/index.ts'
import { sdkTypes } from './sdk-types.ts'

test('the types for the SDK are those of the model', () => {
  expect(readFileSync(join(__dirname, 'cms.ts'), 'utf8')).toBe(sdkTypes(collections))
})
