import type { Locale } from '@/lib/messages/messages'
import { Icon } from '@/components/ui/icon'

type Props = {
  locale: Locale
  /** The position on the page, which distinguishes the forms for screen readers. */
  place: 'Page' | 'Menu' | 'Footer'
  label: string
  /** The question that is answered. */
  question?: string | undefined
}

/** A GET form to the search page, which needs no script. */
export function SearchForm({ locale, place, label, question }: Props) {
  // Not `useId`: its value depends on the order in which parts of a page are rendered, so the HTML
  // would differ.
  const id = `${place.toLowerCase()}-search`
  return (
    <search data-place={place} aria-label={locale.messages.search.places[place]}>
      <form action={locale.path('/search')} method="get">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <div className="mt-1 flex flex-wrap gap-2">
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={question}
            enterKeyHint="search"
            className="min-h-11 w-full min-w-0 rounded-card border border-ink-soft/60 bg-white px-3 py-2 text-ink"
          />
          <button type="submit" className="button">
            <Icon name="search" />
            {locale.t('search.search')}
          </button>
        </div>
      </form>
    </search>
  )
}
