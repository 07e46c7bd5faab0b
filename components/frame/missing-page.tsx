import { getLanguage, getMessages, localPath, t } from '@/lib/messages/messages'
import { PopularPages } from '@/components/page/page-list'
import { SearchForm } from '@/components/search/search-form'
import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/frame/error-screen'
import { Frame } from '@/components/frame/frame'
import { getSchool } from '@/lib/content/collections/school'

/** The metadata of the 404 page, in the language of the request. */
export async function missingMetadata(): Promise<Metadata> {
  const { name } = await getSchool()
  return { title: `${getMessages().error.notFound} | ${name}`, robots: { index: false } }
}

/** The content of the 404 page, in the language of the request. */
export async function MissingPage() {
  const { phone } = await getSchool()
  return (
    <Frame current={null} language={getLanguage()}>
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
