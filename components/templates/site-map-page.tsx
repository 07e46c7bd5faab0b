import { TitleBar } from '@/components/page/title-bar'
import { SiteMapSection, type SiteMapLink } from '@/components/site/site-map-section'
import { noticeWords } from '@/content/pages/general/notices'
import { listFirstNotices, listArchiveGroups } from '@/lib/content/collections/notices'
import { describeDocument } from '@/lib/format/describe-document'
import { formatDay } from '@/lib/format/day'
import { noticeHref } from '@/lib/content/notices/href'
import { archiveHref, type ArchiveGroupLink } from '@/lib/content/notices/archive'
import { ownDocuments } from '@/lib/search/documents'
import { groups, hrefOf, type Page } from '@/content/pages/page'
import { getPageAt, navigation, pages } from '@/content/pages'
import type { TemplateProps } from './template'

/** As many of the newest notices as are listed here; /notices has all. */
const LATEST = 10

const linkTo = (page: Page): SiteMapLink => ({
  title: page.title,
  href: hrefOf(page),
  says: page.summary,
})

const linkToGroup = (group: ArchiveGroupLink): SiteMapLink => ({
  title: group.title,
  href: archiveHref(group),
  says: group.lead,
})

/** Every page at a glance, by the groups of the navigation. */
export async function SiteMapPage({ page }: TemplateProps) {
  const latest = (await listFirstNotices(LATEST)).first.map((notice) => ({
    title: notice.title,
    href: noticeHref(notice),
    says: `Notice of ${formatDay(notice.date)}`,
  }))
  const { years, categories } = await listArchiveGroups()
  const general = pages.filter((each) => each.group === null && each.path !== page.path)
  const papers = await Promise.all(
    ownDocuments.map(async ({ title, href }) => ({
      ...{ title, href },
      says: `To download: ${await describeDocument(href)}`,
    })),
  )
  return (
    <>
      <TitleBar page={page} />
      <div className="page-width gap-x-12 py-10 md:columns-2 xl:columns-3">
        <SiteMapSection id="general" title="First of all" links={general.map(linkTo)} />
        {navigation.map(({ group, pages: ofGroup }) => (
          <SiteMapSection
            key={group}
            id={group}
            title={groups[group]}
            links={ofGroup.map(linkTo)}
          />
        ))}
        <SiteMapSection id="notices" title="Latest notices" links={latest}>
          <p className="pt-2">
            <a href={hrefOf(getPageAt('/notices'))}>All notices</a>
          </p>
        </SiteMapSection>
        <SiteMapSection
          id="archive"
          title={noticeWords.archiveTitle}
          links={[...years, ...categories].map(linkToGroup)}
        />
        <SiteMapSection id="documents" title="Documents" links={papers} />
      </div>
    </>
  )
}
