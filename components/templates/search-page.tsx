import { Figure } from '@/components/page/figure'
import { AskTheSchool } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { SearchForm } from '@/components/search/search-form'
import { getPageAt } from '@/content/pages'
import { hrefOf } from '@/content/pages/page'
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

const PATHS = [
  '/TakeAdmission',
  '/FeePaymentRules',
  '/notices',
  '/SchoolCalendar',
  '/Booklist',
  '/Faculty',
  '/Disclosure',
  '/Contact Us',
] as const

/** The pages that most people come for, with their sentences. */
function MostWanted() {
  return (
    <section aria-labelledby="most-wanted">
      <h2 id="most-wanted" className="text-2xl font-semibold">
        Most often looked for
      </h2>
      <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
        {PATHS.map(getPageAt).map((page) => (
          <li key={page.path} className="border-t border-line py-3">
            <a href={hrefOf(page)} className="font-semibold text-flame hover:underline">
              {page.title}
            </a>
            <p className="leading-snug">{page.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
