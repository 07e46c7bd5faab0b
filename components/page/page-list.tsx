import { Section } from '@/components/ui/section'
import { getPageTable, type Page } from '@/lib/pages/pages'
import { hrefOf } from '@/lib/format/href'
import type { Locale, LocaleProps } from '@/lib/messages/messages'

type Props = { locale: Locale; pages: readonly Page[]; className?: string }

/** Links to pages, each with its summary. */
export const PageList = ({ locale, pages, className }: Props) => (
  <ul className={className}>
    {pages.map((page) => (
      <li key={page.path} className="break-inside-avoid border-t border-line py-2.5">
        <a href={hrefOf(locale, page)} className="font-semibold text-flame hover:underline">
          {locale.mark(page.title)}
        </a>
        <p className="leading-snug">{locale.mark(page.summary)}</p>
      </li>
    ))}
  </ul>
)

/** The pages that the office has marked as popular. */
export async function PopularPages({ locale }: LocaleProps) {
  const { chosenFor } = await getPageTable(locale.language)
  return (
    <Section id="popular" title={locale.t('search.popular')}>
      <PageList
        locale={locale}
        pages={chosenFor('popular')}
        className="grid gap-x-10 sm:grid-cols-2"
      />
    </Section>
  )
}
