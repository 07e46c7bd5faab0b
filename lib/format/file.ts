const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
}

/** What kind of file and how big: "PDF, 24 kB". */
export function fileKind(file: { type: string; bytes: number | null }): string {
  const size = file.bytes === null ? [] : [formatBytes(file.bytes)]
  return [kinds[file.type] ?? 'File', ...size].join(', ')
}

/** What an address of a file is made from. */
type Addressed = { id: string; modified: string | null; folder?: string }

const PUBLIC_FOLDER = '/assets'

/** The version of a file that was changed at this time, as a database or an HTTP header writes it. */
export function versionAt(time: string | null): string {
  return time === null ? '0' : String(Math.floor(Date.parse(time) / 1000))
}

/** The version that an address carries, in seconds as HTTP counts, so that a replaced file is a new address. */
function version(file: Addressed): string {
  return `v=${versionAt(file.modified)}`
}

/** The address at which a file is saved rather than shown. */
export function downloadHref(file: Addressed): string {
  return `${file.folder ?? PUBLIC_FOLDER}/${file.id}?download&${version(file)}`
}

/** The widths, in pixels, in which the CMS hands out pictures; its settings have a preset for each. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** The address of a picture in one of the widths that the CMS hands out. */
export function pictureHref(file: Addressed, width: PictureWidth): string {
  return `${file.folder ?? PUBLIC_FOLDER}/${file.id}?w=${width}&${version(file)}`
}

/** A file's size for a reader: `24 kB`, `1.3 MB`. Thousand bytes to the kilobyte, as phones count. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
