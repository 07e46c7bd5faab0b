import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collections } from './model/index.ts'
import { sdkTypes } from './sdk-types.ts'

await writeFile(join(import.meta.dirname, 'cms.ts'), sdkTypes(collections))
