import type { CmsFile } from '../cms/file.ts'
import { formatBytes } from './bytes.ts'

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
}

/** What kind of file and how big: "PDF, 24 kB". */
export function fileKind(file: Pick<CmsFile, 'type' | 'bytes'>): string {
  const size = file.bytes === null ? [] : [formatBytes(file.bytes)]
  return [kinds[file.type] ?? 'File', ...size].join(', ')
}

/** The version that an address carries, so that a replaced file is a new address. */
function version(file: CmsFile): string {
  return file.modified ? `v=${Date.parse(file.modified)}` : 'v=0'
}

/** The address at which a file is saved rather than shown. */
export function downloadHref(file: CmsFile): string {
  return `/assets/${file.id}?download&${version(file)}`
}

/** The address of a picture in one of the widths that the CMS hands out. */
export function pictureHref(file: CmsFile, width: number): string {
  return `/assets/${file.id}?w=${width}&${version(file)}`
}
