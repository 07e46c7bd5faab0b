import { awaitingWords } from '@/content/pages/texts'
import { hrefOf, type Page } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'

/** Where a visitor finds something now, each page with what it holds. */
export function Meanwhile({ paths }: { paths: readonly Page['path'][] }) {
  return (
    <section aria-labelledby="meanwhile">
      <h2 id="meanwhile" className="mb-4 text-2xl font-semibold">
        {awaitingWords.meanwhile}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {paths.map(getPageAt).map((page) => (
          <li key={page.path}>
            <a
              href={hrefOf(page)}
              className="group block h-full rounded-card border border-line p-4 hover:border-flame"
            >
              <span className="block font-display text-lg font-semibold underline decoration-flame/40 underline-offset-4 group-hover:text-flame group-hover:decoration-flame">
                {page.title}
              </span>
              <span className="mt-1 block">{page.summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
