import { getMessages, t } from '../messages/messages.ts'
import { describeMember } from '../../content/pages/administration/bodies.ts'
import { rupees } from '../messages/rupees.ts'
import { datesOn, formatDays } from '../calendar/dates.ts'
import { withFigure } from '../fees/class-fee.ts'
import { formatDay } from 'school-schema/day'
import { noticeHref } from '../content/notices/archive.ts'
import { distinctDocuments, documentHref } from '../feeds/documents.ts'
import { downloadHref, fileKind } from '../format/file.ts'
import { hrefOf } from '../format/href.ts'
import type { Page } from '../content/collections/pages.ts'
import { isIndexed } from '../pages/indexing.ts'
import { joinLines, linesOfHtml } from '../pages/plain-text.ts'
import type { Finding, Sources } from './finding.ts'
import { daysOf, linesOfPage } from './page-lines.ts'

/** The houses and clubs, or the members of the body, of the page with this row. */
const listedOn = (row: string, { people, teams }: Sources): string[] => [
  ...people
    .filter(({ body }) => body === row)
    .map((member) => [member.name, describeMember(member)].filter(Boolean).join(', ')),
  ...teams
    .filter(({ kind }) => kind === row)
    .map(({ kind, name, description, leader, leaderRole, captain, events }) =>
      [
        `${name}${kind === 'club' ? ' club' : ''}`,
        leader && `${leaderRole} ${leader}`,
        captain && `captain ${captain}`,
        description,
        ...events,
      ]
        .filter(Boolean)
        .join(', '),
    ),
]

/** What the CMS adds to a page besides its text. */
function shownOn({ template, name }: Page, sources: Sources): string[] {
  const { headings, albums, fees, books, school } = sources
  if (template === 'fees') {
    return withFigure(fees).map(
      ({ className, fee }) =>
        `Fee of class ${className}: Rs.${rupees(fee)}. ${school.feePeriod ?? t('fees.askPeriod')}`,
    )
  }
  if (template === 'home') {
    return headings.map(({ title, description }) => [title, description].filter(Boolean).join(': '))
  }
  if (template === 'books') return books.map(({ title }) => title)
  if (template !== 'gallery') return listedOn(name, sources)
  return albums.flatMap(({ title, pictures }) => [title, ...pictures.map((one) => one.title)])
}

function findPages(sources: Sources): Finding[] {
  // A page that is still without content is no use to visitors.
  const titles = new Map(sources.originals.map(({ name, title }) => [name, title]))
  return sources.pages.filter(isIndexed).map((page) => ({
    id: `page-${page.name}`,
    kind: 'page',
    title: page.title,
    href: hrefOf(page),
    label: page.group ? `Page in ${page.group}` : 'Page',
    names: [page.path, titles.get(page.name), ...page.aliases, page.searchWords]
      .filter(Boolean)
      .join(' '),
    summary: page.summary,
    text: joinLines([...linesOfPage(page, sources), ...shownOn(page, sources)]),
    days: daysOf(datesOn(page, sources.dates)),
    date: null,
  }))
}

function findNotices({ notices }: Sources): Finding[] {
  return notices.map((notice) => ({
    id: `notice-${notice.id}`,
    kind: 'notice',
    title: notice.title,
    href: noticeHref(notice),
    label: `Notice of ${formatDay(notice.date)}`,
    text: joinLines([
      ...linesOfHtml(notice.description),
      ...(notice.event ? [formatDays(notice.event, formatDay)] : []),
    ]),
    days: daysOf(notice.event ? [notice.event] : []),
    date: notice.date,
  }))
}

/** Trained teachers of the three levels, as schools of the Board write them, and others. */
const TEACHING = /\b(PGT|TGT|PRT|NTT|teacher|educator|instructor|coach)\b/i

function findStaff({ staff }: Sources): Finding[] {
  return staff.map(({ id, name, designation, department, qualification }) => ({
    id: `staff-${id}`,
    kind: 'staff',
    title: name,
    label: 'Staff',
    href: '/Faculty',
    names: TEACHING.test(designation ?? '') ? 'teacher' : '',
    summary: [designation, department, qualification].filter(Boolean).join(', '),
    date: null,
  }))
}

type Document = Pick<Finding, 'title' | 'href' | 'label'> & Partial<Finding>

const rowTitles = (): Record<string, string> => {
  const { documents, academics } = getMessages().appendix.documents
  return { ...documents, ...academics }
}

/** "Document (PDF, 24 kB)". */
const documentLabel = (kind: string | null) => `Document${kind ? ` (${kind})` : ''}`

function listDocuments({ notices, papers, sections, books }: Sources): Document[] {
  return [
    ...distinctDocuments(sections, books).map(({ kind, ...document }) => ({
      ...document,
      label: documentLabel(kind),
    })),
    ...notices.flatMap(({ file, title, date }) => {
      if (!file) return []
      const label = `${documentLabel(fileKind(file))} with the notice of ${formatDay(date)}`
      return [{ title: file.title, href: downloadHref(file), label, text: title, date }]
    }),
    ...papers.flatMap(({ key, file, url, title }) => {
      const href = documentHref({ file, url })
      if (!href) return []
      const label = `${documentLabel(file && fileKind(file))} of the mandatory disclosure`
      const name = title ?? file?.title ?? rowTitles()[key] ?? 'Document'
      return [{ title: name, href, label, text: rowTitles()[key] ?? '' }]
    }),
  ]
}

/** Every document that visitors can open. */
function findDocuments(sources: Sources): Finding[] {
  return listDocuments(sources).map((document, index) => ({
    id: `document-${index}`,
    kind: 'document',
    date: null,
    ...document,
  }))
}

/** Everything that a search can find. */
export function gatherFindings(sources: Sources): Finding[] {
  return [findPages, findNotices, findStaff, findDocuments].flatMap((find) => find(sources))
}
