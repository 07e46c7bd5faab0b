import { findIn, type ExistingRows } from '../../cms/extensions/school/src/website/find-rows.ts'
import { isRow, type connectCms, type Row } from '../../cms/setup/client.ts'
import type { Kind } from './format.ts'

type Cms = ReturnType<typeof connectCms>

/** Reads the rows of a collection, and what was imported into them. */
export async function readExisting(cms: Cms, kind: Kind): Promise<ExistingRows> {
  const path = `/items/${kind.name}`
  const query = `?limit=-1&sort=id&fields=${[...new Set(['id', ...kind.columns])].join()}`
  const rows = kind.isRecord ? [await cms.read(path)] : await cms.list(path + query)
  return findIn(kind.collection, rows, await listImported(cms, kind.name))
}

/** Digests of what imports have written into the rows of a collection, by their ids. */
export async function listImported(cms: Cms, name: string): Promise<Map<string, Row>> {
  const records = await cms.list(`/imported-rows/${name}`)
  return new Map(records.map(({ item, digests }) => [String(item), isRow(digests) ? digests : {}]))
}
