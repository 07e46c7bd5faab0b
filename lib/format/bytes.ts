/** A file's size for a reader: `24 kB`, `1.3 MB`. Thousand bytes to the kilobyte, as phones count. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
