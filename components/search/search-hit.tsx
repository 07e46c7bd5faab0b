import type { Hit } from '@/lib/search/engine'
import { Marked } from './marked'

/** One result: what it is, its title that leads there, and where the words stand in it. */
export function SearchHit({ hit }: { hit: Hit }) {
  return (
    <li className="border-line py-5 not-first:border-t">
      <p className="text-sm text-ink-soft">{hit.label}</p>
      <h3 className="font-text text-lg leading-snug font-semibold">
        <a
          href={hit.href}
          className="text-flame underline underline-offset-3 hover:text-flame-deep hover:decoration-2"
        >
          <Marked pieces={hit.title} />
        </a>
      </h3>
      {hit.extract.length > 0 && (
        <p className="max-w-measure wrap-anywhere">
          <Marked pieces={hit.extract} />
        </p>
      )}
    </li>
  )
}
