type Times = { publish_from?: unknown; publish_until?: unknown }

/** Whether a row with these times would never be shown. */
export function endsBeforeItBegins({ publish_from, publish_until }: Times): boolean {
  const [from, until] = [timeOf(publish_from), timeOf(publish_until)]
  return from !== null && until !== null && until <= from
}

function timeOf(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date))
    return null
  const time = new Date(value).getTime()
  return Number.isNaN(time) ? null : time
}
