import { AskTheSchool } from '@/components/page/ask-the-school'
import { Figure } from '@/components/page/figure'
import { TitleBar } from '@/components/page/title-bar'
import { MostWanted } from '@/components/search/most-wanted'
import { SearchForm } from '@/components/search/search-form'
import { getPicture } from '@/content/pages/pictures'
import type { TemplateProps } from './template'

/** The plain page asks; with a question in its address `app/dynamic/search` adds the answer. */
export function SearchPage({ page }: TemplateProps) {
  return Promise.resolve(
    <>
      <TitleBar page={page} />
      <div className="page-width grid gap-x-14 gap-y-8 py-10 md:py-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 space-y-10">
          <div className="max-w-xl">
            <SearchForm place="Page" label="What are you looking for?" />
          </div>
          {/* `app/dynamic/search` writes the results here; React leaves what is not the empty text. */}
          <div id="answer" className="empty:hidden" suppressHydrationWarning>
            {''}
          </div>
          <MostWanted />
          <AskTheSchool page={page} />
        </div>
        <div>
          <Figure picture={getPicture('library')} isFirst />
        </div>
      </div>
    </>,
  )
}
