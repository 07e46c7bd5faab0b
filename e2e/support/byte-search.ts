import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The bytes by which an ASCII text is found in any encoding: the same in UTF-8, in addresses, in
 * JSON and in HTML, but not in UTF-16 and base64.
 */
export function tracesOf(word: string): Buffer[] {
  // In base64 a text has three forms by its offset; its first and last characters depend on the
  // neighbours.
  const inBase64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(' '.repeat(offset) + word)
      .toString('base64')
      .replace(/=+$/, '')
    return Buffer.from(encoded.slice(offset === 0 ? 0 : offset + 1, -1))
  })
  return [Buffer.from(word), Buffer.from(word, 'utf16le'), ...inBase64]
}

/**
 * Searches the bytes of every file below the folders, except those with a path that `isExempt`;
 * returns the matches and the number of files.
 */
export function searchFiles(
  folders: string[],
  traces: Buffer[],
  isExempt: (path: string) => boolean = () => false,
): { found: string[]; files: number } {
  const paths = folders.flatMap(filesBelow).filter((path) => !isExempt(path))
  return { found: paths.filter((path) => holdsAny(read(path), traces)), files: paths.length }
}

/**
 * The addresses of a site whose response to a browser or to the framework contains one of the
 * traces, in body or headers.
 */
export async function searchSite(
  siteUrl: string,
  addresses: readonly string[],
  traces: Buffer[],
): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses)
    for (const headers of [{}, { rsc: '1' }]) {
      const response = await fetch(siteUrl + address, { headers })
      const received = Buffer.from(JSON.stringify([...response.headers]))
      const body = Buffer.from(await response.arrayBuffer())
      if (holdsAny(received, traces) || holdsAny(body, traces)) found.push(address)
    }
  return found
}

/** Whether bytes contain one of the traces. */
export const holdsAny = (bytes: Buffer, traces: Buffer[]): boolean =>
  traces.some((trace) => bytes.includes(trace))

/** The bytes of every file below a folder, by its path in it. */
export const bytesBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder).map((path) => [path.slice(folder.length), read(path).toString('base64')]),
  )

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

function read(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    // Deleted since it was listed, like temporary files.
    return Buffer.alloc(0)
  }
}
