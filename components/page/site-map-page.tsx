import { groupName } from '@/lib/messages/names'
import { PageList } from '@/components/page/page-list'
import { TitleBar } from '@/components/page/title-bar'
import { getPageTable } from '@/lib/pages/pages'
import type { TemplateProps } from './template'

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
