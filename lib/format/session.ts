/** The last day of an Indian school's session that is written like 2025-2026 or 2022-23. */
export function lastDayOfSession(text: string): string | null {
  const [, first, last = ''] = /(\d{4})\s*[-–/]\s*(\d{4}|\d{2})(?!\d)/.exec(text) ?? []
  if (!first) return null
  return `${last.length === 2 ? first.slice(0, 2) + last : last}-03-31`
}
