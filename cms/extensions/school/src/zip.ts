import type { Readable } from 'node:stream'

/** Directus's service of files, as far as it makes ZIP files. */
export type AssetsService = new (options: object) => {
  /** Files by their ids as a ZIP file, which `complete` fills. Rejects if one is missing. */
  zip: (options: { files: object[] }) => {
    archive: Readable & { append: (text: string, entry: { name: string }) => void }
    complete: () => Promise<void>
  }
}
