import { t } from '@/lib/messages/messages'
import { PopularPages } from '@/components/page/page-list'
import { SearchForm } from '@/components/search/search-form'

/** Help for visitors with a wrong address: a search and the most popular pages. */
export const LikelyPages = () => (
  <div className="page-width space-y-8 border-t border-line py-10">
    <div className="max-w-xl">
      <SearchForm place="Page" label={t('frame.searchThisWebsite')} />
    </div>
    <PopularPages />
  </div>
)
