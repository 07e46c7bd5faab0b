import { t } from './messages.ts'

/**
 * The type and size of a file: "PDF, 24 kB". A picture is only named, as it is downloaded smaller
 * than its original.
 */
export function fileKind({ type, bytes }: { type: string; bytes: number | null }): string {
  if (type.startsWith('image/')) return t('files.picture')
  const kind = type === 'application/pdf' ? 'PDF' : t('files.other')
  return bytes === null ? kind : `${kind}, ${formatBytes(bytes)}`
}

/** A file size for readers: `24 kB`, `1.3 MB`, with 1,000 bytes per kilobyte like phones. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
