import { Section } from '@/components/ui/section'
import { getPageTable, type Page } from '@/lib/pages/pages'
import { hrefOf } from '@/lib/format/href'
import { t } from '@/lib/messages/messages'

type Props = { pages: readonly Page[]; className?: string }

/** Links to pages, each with its summary. */
export const PageList = ({ pages, className }: Props) => (
  <ul className={className}>
    {pages.map((page) => (
      <li key={page.path} className="break-inside-avoid border-t border-line py-2.5">
        <a href={hrefOf(page)} className="font-semibold text-flame hover:underline">
          {page.title}
        </a>
        <p className="leading-snug">{page.summary}</p>
      </li>
    ))}
  </ul>
)

/** The pages that the office has marked as popular. */
export async function PopularPages() {
  const { chosenFor } = await getPageTable()
  return (
    <Section id="popular" title={t('search.popular')}>
      <PageList pages={chosenFor('popular')} className="grid gap-x-10 sm:grid-cols-2" />
    </Section>
  )
}
