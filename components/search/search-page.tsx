import { PageBody } from '@/components/page/page-body'
import { PopularPages } from '@/components/page/page-list'
import { TitleBar } from '@/components/page/title-bar'
import { SearchForm } from '@/components/search/search-form'
import { SearchResults } from '@/components/search/search-results'
import { Figure } from '@/components/ui/picture'
import { getPicture } from '@/lib/messages/names'
import type { TemplateProps } from '@/components/page/template'

/** The search with its results, and popular pages. */
export async function SearchPage({ locale, page, query }: TemplateProps) {
  return (
    <>
      <TitleBar locale={locale} page={page} />
      <PageBody
        locale={locale}
        page={page}
        aside={
          <Figure locale={locale} picture={getPicture(locale, 'social-science-lab')} isFirst />
        }
      >
        <div className="max-w-xl">
          <SearchForm
            locale={locale}
            place="Page"
            label={locale.t('search.question')}
            question={query.q}
          />
        </div>
        {query.q && <SearchResults locale={locale} question={query.q} />}
        <PopularPages locale={locale} />
      </PageBody>
    </>
  )
}
