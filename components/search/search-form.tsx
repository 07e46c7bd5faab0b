import { Icon } from '@/components/ui/icon'
import { hrefOf } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'

type Props = {
  /** Where on the page it stands: it tells one form from another for who hears them listed. */
  place: 'Page' | 'Menu' | 'Footer'
  label: string
}

/** Asks the search page by its address: a plain form that needs no script. */
export function SearchForm({ place, label }: Props) {
  // Not of `useId`: it depends on the order in which parts of a page are ready, so that the same page differs.
  const id = `${place.toLowerCase()}-search`
  return (
    <search aria-label={`${place} search`}>
      <form action={hrefOf(getPageAt('/search'))} method="get">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <div className="mt-1 flex flex-wrap gap-2">
          <input
            id={id}
            type="search"
            name="q"
            enterKeyHint="search"
            className="min-h-11 w-full min-w-0 rounded-card border border-ink-soft/60 bg-white px-3 py-2 text-ink"
          />
          <button type="submit" className="button">
            <Icon name="search" />
            Search
          </button>
        </div>
      </form>
    </search>
  )
}
