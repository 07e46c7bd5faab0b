import { t } from '@/lib/messages/messages'
import { SearchForm } from '@/components/search/search-form'
import { getPageTable } from '@/lib/content/collections/pages'
import { hrefOf } from '@/lib/format/href'

/** Help for visitors with a wrong address: a search and the most popular pages. */
export async function LikelyPages() {
  const { chosenFor } = await getPageTable()
  return (
    <div className="page-width grid gap-x-14 gap-y-8 border-t border-line py-10 md:grid-cols-2">
      <SearchForm place="Page" label={t('frame.searchThisWebsite')} />
      <nav aria-labelledby="likely-pages">
        <h2 id="likely-pages" className="text-lg font-semibold">
          {t('search.popular')}
        </h2>
        <ul className="mt-2 gap-x-8 sm:columns-2">
          {chosenFor('popular').map((page) => (
            <li key={page.path}>
              <a
                href={hrefOf(page)}
                className="block py-1.5 text-flame underline underline-offset-3"
              >
                {page.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
