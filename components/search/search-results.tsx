import { telHref } from '@/lib/format/phone'
import type { Outcome } from '@/lib/search/engine'
import { hrefOf } from '@/lib/site/href'
import { getPageAt } from '@/lib/site/pages'
import { SearchHit } from './search-hit'

type Props = { question: string; outcome: Outcome; phone: string }

function headingOf(question: string, { count, hits }: Outcome): string {
  if (count === 0) return `No results for “${question}”`
  if (count === 1) return `1 result for “${question}”`
  if (count > hits.length) return `The best ${hits.length} of ${count} results for “${question}”`
  return `${count} results for “${question}”`
}

/** What was found, how much of it, and what to do when it was nothing. */
export function SearchResults({ question, outcome, phone }: Props) {
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="font-text text-2xl font-semibold wrap-anywhere">
        {headingOf(question, outcome)}
      </h2>
      {outcome.count > 0 && !outcome.hasAllWords && (
        <p className="mt-2">Nothing has all of these words. These have some of them.</p>
      )}
      {outcome.count > 0 ? (
        <ul className="mt-2">
          {outcome.hits.map((hit) => (
            <SearchHit key={hit.id} hit={hit} />
          ))}
        </ul>
      ) : (
        <div className="mt-3 max-w-measure space-y-3">
          <p>Please check the spelling, or try one word that says what you are looking for.</p>
          <p>
            The <a href={hrefOf(getPageAt('/site-map'))}>site map</a> lists every page of this
            website. The school office answers questions on{' '}
            <span className="whitespace-nowrap">
              <a href={telHref(phone)}>{phone}</a>.
            </span>
          </p>
        </div>
      )}
    </section>
  )
}
