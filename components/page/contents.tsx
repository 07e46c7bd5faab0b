import type { Locale } from '@/lib/messages/messages'
import type { TextHeading } from '@/lib/format/slug'

/** Two sections need no table of contents. */
const FROM = 3

/** A table of contents of a text. */
export function Contents({
  locale,
  headings,
}: {
  locale: Locale
  headings: readonly TextHeading[]
}) {
  if (headings.length < FROM) return null
  return (
    <nav
      aria-labelledby="contents"
      className="no-print max-w-measure rounded-card border border-line p-4 sm:px-5"
    >
      <h2 id="contents" className="font-text text-base font-semibold">
        {locale.t('page.onThisPage')}
      </h2>
      <ul className="gap-x-8 sm:columns-2">
        {headings.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="block py-1.5 text-flame underline underline-offset-3">
              {locale.mark(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
