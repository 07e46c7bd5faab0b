import type { ReactNode } from 'react'
import { TitleBar } from '@/components/page/title-bar'
import { getPageAt, navigation, pages } from '@/content/pages'
import { noticeWords } from '@/content/pages/general/notices'
import { groups, hrefOf, type Page } from '@/content/pages/page'
import { listFirstNotices, listArchiveGroups } from '@/lib/content/collections/notices'
import { archiveHref, type ArchiveGroupLink, noticeHref } from '@/lib/content/notices/archive'
import { formatDay } from '@/lib/format/day'
import { describeDocument } from '@/lib/format/document'
import { ownDocuments } from '@/lib/search/gather'
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

type SiteMapLink = { title: string; href: string; says: string }

type Props = { id: string; title: string; links: readonly SiteMapLink[]; children?: ReactNode }

/** A part of the site: each address with one sentence that says what is there. */
function SiteMapSection({ id, title, links, children }: Props) {
  return (
    <section aria-labelledby={id} className="mb-10 break-inside-avoid-column">
      <h2 id={id} className="border-b-2 border-flame pb-1 text-2xl font-semibold">
        {title}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.href} className="break-inside-avoid border-line py-2.5 not-first:border-t">
            <a href={link.href} className="font-semibold text-flame hover:underline">
              {link.title}
            </a>
            <p className="leading-snug">{link.says}</p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
