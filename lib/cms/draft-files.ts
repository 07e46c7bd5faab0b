const ASSET = /\/assets\/(?=[0-9a-f]{8}-)/g

/**
 * The same answer, the addresses of its files below `folder`: a file of a draft has no public
 * address. Files are told by their name and size, and links of a text by where they stand in it.
 */
export function withFilesIn<Answer>(answer: Answer, folder: string): Answer {
  return walk(answer, folder) as Answer
}

function walk(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((part) => walk(part, folder))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    key === 'properties' ? moveLinks(part, folder) : walk(part, folder),
  ])
  const isFile = 'filename' in value && 'bytes' in value
  return Object.fromEntries(isFile ? [...parts, ['folder', folder]] : parts)
}

function moveLinks(properties: unknown, folder: string): unknown {
  return Object.fromEntries(
    Object.entries(properties as object).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.replaceAll(ASSET, `${folder}/`) : value,
    ]),
  )
}
