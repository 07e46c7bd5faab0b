import { t } from '@/lib/messages/messages'
import { PageBody } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { SearchForm } from '@/components/search/search-form'
import { Figure } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { getPageTable } from '@/lib/content/collections/pages'
import { hrefOf } from '@/lib/format/href'
import { getPicture } from '@/lib/messages/pictures'
import type { TemplateProps } from './template'

/** The page without results; with a query in the address, `app/dynamic/search` inserts them. */
export async function SearchPage({ page }: TemplateProps) {
  const { chosenFor } = await getPageTable()
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page} aside={<Figure picture={getPicture('social-science-lab')} isFirst />}>
        <div className="max-w-xl">
          <SearchForm place="Page" label={t('search.question')} />
        </div>
        {/* `app/dynamic/search` inserts the results here; React does not change a text that is not empty. */}
        <div id="answer" className="empty:hidden" suppressHydrationWarning>
          {''}
        </div>
        <Section id="most-wanted" title={t('search.popular')} className="space-y-3">
          <ul className="grid gap-x-10 sm:grid-cols-2">
            {chosenFor('popular').map((each) => (
              <li key={each.path} className="border-t border-line py-3">
                <a href={hrefOf(each)} className="font-semibold text-flame hover:underline">
                  {each.title}
                </a>
                <p className="leading-snug">{each.summary}</p>
              </li>
            ))}
          </ul>
        </Section>
      </PageBody>
    </>
  )
}
