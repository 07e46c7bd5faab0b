import { Section } from '@/components/ui/section'
import { getPageTable, type Page } from '@/lib/pages/pages'
import { hrefOf, type Locale, type LocaleProps } from '@/lib/messages/messages'
import { groupName } from '@/lib/messages/names'
import { TitleBar } from '@/components/page/title-bar'
import type { TemplateProps } from './main-text'

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

/** Every page, by the groups of the navigation. */
export async function SiteMapPage({ locale, page }: TemplateProps) {
  const { pages, groups } = await getPageTable(locale.language)
  const general = pages.filter((each) => !each.group && each.path !== page.path)
  const sections = [
    { id: 'general', title: locale.t('siteMap.mainPages'), pages: general },
    ...groups.map((group) => ({ ...group, title: groupName(locale, group.title) })),
  ]
  return (
    <>
      <TitleBar locale={locale} page={page} />
      <div className="page-width gap-x-12 py-10 md:columns-2 xl:columns-3">
        {sections.map(({ id, title, pages: listed }) => (
          <section key={id} aria-labelledby={id} className="mb-10 break-inside-avoid-column">
            <h2 id={id} className="mb-1 text-2xl font-semibold">
              {locale.mark(title)}
            </h2>
            <PageList locale={locale} pages={listed} />
          </section>
        ))}
      </div>
    </>
  )
}
