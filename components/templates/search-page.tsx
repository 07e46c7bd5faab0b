import { AskTheSchool } from '@/components/page/ask-the-school'
import { Figure } from '@/components/page/figure'
import { TitleBar } from '@/components/page/title-bar'
import { MostWanted } from '@/components/search/most-wanted'
import { SearchForm } from '@/components/search/search-form'
import { SearchResults } from '@/components/search/search-results'
import { getPicture } from '@/content/pages/pictures'
import { getSchool } from '@/lib/cms/school'
import { search } from '@/lib/search/search'
import type { TemplateProps } from './template'

async function Answer({ question }: { question: string }) {
  const [outcome, { phone }] = await Promise.all([search(question), getSchool()])
  return <SearchResults question={question} outcome={outcome} phone={phone} />
}

/** The plain page asks; with a question in its address it answers. */
export async function SearchPage({ page, query }: TemplateProps) {
  const question = query.q
  return (
    <>
      <TitleBar page={page} />
      <div className="page-width grid gap-x-14 gap-y-8 py-10 md:py-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 space-y-10">
          <div className="max-w-xl">
            <SearchForm place="Page" label="What are you looking for?" question={question} />
          </div>
          {question ? <Answer question={question} /> : <MostWanted />}
          <AskTheSchool page={page} />
        </div>
        <div>
          {question ? <MostWanted isBrief /> : <Figure picture={getPicture('library')} isFirst />}
        </div>
      </div>
    </>
  )
}
