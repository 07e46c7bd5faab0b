import { localPath, t } from '@/lib/messages/messages'
import { archiveTexts, groupName } from '@/lib/messages/names'
import { TitleBar } from '@/components/page/title-bar'
import { hrefOf } from '@/lib/format/href'
import { getPageTable, type Page } from '@/lib/content/collections/pages'
import { listFirstNotices, listArchiveGroups, type Notice } from '@/lib/content/collections/notices'
import { archiveHref, type ArchiveGroupLink, noticeHref } from '@/lib/content/notices/archive'
import { formatDay } from '@/lib/messages/days'
import { listBooks } from '@/lib/content/collections/books'
import { listAllSections } from '@/lib/content/collections/sections'
import { distinctDocuments, type PageDocument } from '@/lib/feeds/documents'
import type { TemplateProps } from './template'

/** How many notices are listed here; /notices has all. */
const LATEST_NOTICES = 10

type SiteMapLink = { title: string; href: string; says: string; until?: string | null }

/** A section of the site map. */
type Section = [id: string, title: string, links: readonly SiteMapLink[]]

const linkTo = (page: Page) => ({ title: page.title, href: hrefOf(page), says: page.summary })

function linkToGroup(group: ArchiveGroupLink): SiteMapLink {
  const { title, lead } = archiveTexts(group)
  return { title, href: localPath(archiveHref(group)), says: lead }
}

const linkToNotice = (notice: Notice) => ({
  title: notice.title,
  href: localPath(noticeHref(notice)),
  says: t('notices.of', { day: formatDay(notice.date) }),
  until: notice.publishUntil,
})

const linkToDocument = ({ title, href, kind }: PageDocument) => ({
  title,
  href,
  says: kind ? t('siteMap.download', { kind }) : t('siteMap.toOpen'),
})

/** Every page, by the groups of the navigation. */
export async function SiteMapPage({ page }: TemplateProps) {
  const [{ pages, groups }, latest, { years, categories }, parts, books] = await Promise.all([
    getPageTable(),
    listFirstNotices(LATEST_NOTICES),
    listArchiveGroups(),
    listAllSections(),
    listBooks(),
  ])
  const general = pages.filter((each) => !each.group && each.path !== page.path)
  const inGroups = groups.map((group): Section => [
    group.id,
    groupName(group.title),
    group.pages.map(linkTo),
  ])
  const sections: Section[] = [
    ['general', t('siteMap.mainPages'), general.map(linkTo)],
    ...inGroups,
    ['notices', t('siteMap.latestNotices'), latest.first.map(linkToNotice)],
    ['archive', t('notices.archiveTitle'), [...years, ...categories].map(linkToGroup)],
    ['documents', t('siteMap.documents'), distinctDocuments(parts, books).map(linkToDocument)],
  ]
  return (
    <>
      <TitleBar page={page} />
      <div className="page-width gap-x-12 py-10 md:columns-2 xl:columns-3">
        {sections.map(([id, title, links]) => (
          <section key={id} aria-labelledby={id} className="mb-10 break-inside-avoid-column">
            <h2 id={id} className="border-b-2 border-flame pb-1 text-2xl font-semibold">
              {title}
            </h2>
            <Links links={links} />
            {id === 'notices' && (
              <p className="pt-2">
                <a href={localPath('/notices')}>{t('siteMap.allNotices')}</a>
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  )
}

/** The pages with their summaries. */
function Links({ links }: { links: readonly SiteMapLink[] }) {
  return (
    <ul>
      {links.map(({ title, href, says, until }) => (
        <li
          key={href}
          data-until={until}
          className="break-inside-avoid border-line py-2.5 not-first:border-t"
        >
          <a href={href} className="font-semibold text-flame hover:underline">
            {title}
          </a>
          <p className="leading-snug">{says}</p>
        </li>
      ))}
    </ul>
  )
}
