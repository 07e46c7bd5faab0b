const ASSET = /\/assets\/(?=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))/g

type FolderOf = (fileId: string) => string

/**
 * The same answer, the address of each file below a folder of its own: a file of a draft has no public
 * address. A file is recognised by its name and size, a link in a text by its attribute.
 */
export function withFilesIn<Answer>(answer: Answer, folderOf: FolderOf): Answer {
  return walk(answer, folderOf) as Answer
}

function walk(value: unknown, folderOf: FolderOf): unknown {
  if (Array.isArray(value)) return value.map((part) => walk(part, folderOf))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    key === 'properties' ? moveLinks(part, folderOf) : walk(part, folderOf),
  ])
  const isFile = 'filename' in value && 'bytes' in value && 'id' in value
  return Object.fromEntries(isFile ? [...parts, ['folder', folderOf(String(value.id))]] : parts)
}

function moveLinks(properties: unknown, folderOf: FolderOf): unknown {
  return Object.fromEntries(
    Object.entries(properties as object).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string'
        ? value.replaceAll(ASSET, (_address, id: string) => `${folderOf(id)}/`)
        : value,
    ]),
  )
}
