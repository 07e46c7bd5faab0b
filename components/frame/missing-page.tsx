import type { LocaleProps } from '@/lib/messages/messages'
import { PopularPages } from '@/components/page/page-list'
import { SearchForm } from '@/components/search/search-form'
import { NotFoundScreen } from '@/components/frame/error-screen'
import { Frame } from '@/components/frame/frame'
import { getSchool } from '@/lib/school/school'

/** The 404 page, in the language of the request. Its title is here, as Next.js takes no metadata from the page of a response with this status. */
export async function MissingPage({ locale }: LocaleProps) {
  const { name, phone } = await getSchool(locale.language)
  return (
    <Frame locale={locale} current={null} language={locale.language}>
      <title>{`${locale.messages.error.notFound} | ${name}`}</title>
      <NotFoundScreen phone={phone} texts={locale.messages.error} prefix={locale.path('')} />
      <LikelyPages locale={locale} />
    </Frame>
  )
}

/** Help for visitors with a wrong address: a search and the most popular pages. */
const LikelyPages = ({ locale }: LocaleProps) => (
  <div className="page-width space-y-8 border-t border-line py-10">
    <div className="max-w-xl">
      <SearchForm locale={locale} place="Page" label={locale.t('frame.searchThisWebsite')} />
    </div>
    <PopularPages locale={locale} />
  </div>
)
