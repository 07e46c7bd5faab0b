import { getLanguage, getMessages, localPath, t } from '@/lib/messages/messages'
import { PopularPages } from '@/components/page/page-list'
import { SearchForm } from '@/components/search/search-form'
import { NotFoundScreen } from '@/components/frame/error-screen'
import { Frame } from '@/components/frame/frame'
import { getSchool } from '@/lib/school/school'

/** The 404 page, in the language of the request. Its title is here, as Next.js takes no metadata from the page of a response with this status. */
export async function MissingPage() {
  const { name, phone } = await getSchool()
  return (
    <Frame current={null} language={getLanguage()}>
      <title>{`${getMessages().error.notFound} | ${name}`}</title>
      <NotFoundScreen phone={phone} texts={getMessages().error} prefix={localPath('')} />
      <LikelyPages />
    </Frame>
  )
}

/** Help for visitors with a wrong address: a search and the most popular pages. */
const LikelyPages = () => (
  <div className="page-width space-y-8 border-t border-line py-10">
    <div className="max-w-xl">
      <SearchForm place="Page" label={t('frame.searchThisWebsite')} />
    </div>
    <PopularPages />
  </div>
)
