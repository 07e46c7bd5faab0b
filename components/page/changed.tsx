import { formatDay } from '@/lib/format/day'

/** When the text of a page last changed, for readers who must know whether it is current. */
export function Changed({ at }: { at: string | null | undefined }) {
  if (!at) return null
  return (
    <p className="text-sm text-ink-soft">
      Last changed on <time dateTime={at}>{formatDay(at.slice(0, 10))}</time>
    </p>
  )
}
