import { Icon } from '@/components/ui/icon'
import type { Link } from '@/content/text'
import { hrefOf } from '@/content/pages/page'

/** Where to go next, at the end of a text. */
export function NextLinks({ items }: { items: readonly Link[] }) {
  return (
    <ul
      className="no-print flex max-w-measure flex-wrap gap-x-8 border-t border-line pt-2 max-sm:flex-col"
      aria-label="Where to go next"
    >
      {items.map(({ text, path }) => (
        <li key={path} className="border-line max-sm:not-first:border-t">
          <a
            href={hrefOf({ path })}
            className="flex min-h-11 items-center gap-2 font-semibold text-flame underline-offset-3 hover:underline"
          >
            {text}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  )
}
