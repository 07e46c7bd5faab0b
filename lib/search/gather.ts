import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { getLanguage, getMessages, localPath, t } from '../messages/messages.ts'
import { formatDay, formatDays, rupees, fileKind } from '../messages/values.ts'
import { describeMember, groupName, leaderRoleOf, termName } from '../messages/names.ts'
import { datesOn } from '../calendar/dates.ts'
import { withFigure } from '../fees/fees.ts'
import { noticeHref } from '../notices/archive.ts'
import { distinctDocuments, documentHref } from '../feeds/documents.ts'
import { downloadHref } from '../format/file.ts'
import { hrefOf } from '../format/href.ts'
import { isEmpty, type Page } from '../pages/pages.ts'
import { joinLines, linesOfHtml } from '../pages/plain-text.ts'
import { inOtherLanguages, type SearchEntry, type Sources } from './entries.ts'
import { daysOf, linesOfPage, linesOfText } from './page-lines.ts'
import { madeOfRows } from '../server/parts.ts'

/** The houses and clubs, or the members of the body, of the page with this row. */
const listedOn = (row: string, { people, teams }: Sources): string[] => [
  ...people
    .filter(({ body }) => body === row)
    .map((member) => [member.name, describeMember(member)].filter(Boolean).join(', ')),
  ...teams
    .filter(({ kind }) => kind === row)
    .map(({ name, description, leader, captain, events, ...team }) =>
      [
        team.kind === 'club' ? t('clubs.named', { name }) : name,
        leader && `${leaderRoleOf(team)} ${leader}`,
        captain && `${t('houses.captain')} ${termName(captain)}`,
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
    const period = school.feePeriod ?? t('fees.askPeriod')
    return withFigure(fees).map(({ className, fee }) => {
      const amount = t('fees.amount', { amount: rupees(fee) })
      return t('search.labels.fee', { class: termName(className), amount, period })
    })
  }
  if (template === 'home') {
    return headings.map(({ title, description }) => [title, description].filter(Boolean).join(': '))
  }
  if (template === 'books') return books.map(({ title }) => title)
  if (template !== 'gallery') return listedOn(name, sources)
  return albums.flatMap(({ title, pictures }) => [title, ...pictures.map((one) => one.title)])
}

/** A row that fails is left out. */
const findEach = <Row>(
  list: string,
  rows: readonly Row[],
  find: (row: Row, index: number) => SearchEntry,
): SearchEntry[] => madeOfRows('search', `${list} ${getLanguage()}`, rows, find)

function findPages(sources: Sources): SearchEntry[] {
  const { translations, school } = sources
  const othersOf = inOtherLanguages(
    translations.map((each) => each.pages),
    'name',
  )
  // A page without a text says where else to look, and that its text will come.
  const pages = sources.pages.filter(({ template }) => template !== 'search')
  return findEach('pages', pages, (page) => ({
    id: `page-${page.name}`,
    kind: 'page',
    title: page.title,
    href: hrefOf(page),
    label: page.group
      ? t('search.labels.pageOf', { group: groupName(page.group) })
      : t('search.labels.page'),
    names: [
      page.path,
      ...othersOf(page).flatMap(({ language, title }) =>
        language === DEFAULT_LANGUAGE ? title : [],
      ),
      ...page.aliases,
      page.searchWords,
    ]
      .filter(Boolean)
      .join(' '),
    summary: page.summary,
    text: joinLines([...linesOfPage(page, sources), ...shownOn(page, sources)]),
    translations: joinLines(
      othersOf(page).flatMap((each) => [each.title, each.summary, ...linesOfText(each, school)]),
    ),
    days: daysOf(datesOn(page, sources.dates)),
    isEmpty: isEmpty(page),
    date: null,
  }))
}

function findNotices({ notices, translations }: Sources): SearchEntry[] {
  const othersOf = inOtherLanguages(
    translations.map((each) => each.notices),
    'id',
  )
  return findEach('notices', notices, (notice) => ({
    id: `notice-${notice.id}`,
    kind: 'notice',
    title: notice.title,
    href: localPath(noticeHref(notice)),
    label: t('notices.of', { day: formatDay(notice.date) }),
    translations: joinLines(othersOf(notice).map(({ title }) => title)),
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

function findStaff({ staff, translations }: Sources): SearchEntry[] {
  const othersOf = inOtherLanguages(
    translations.map((each) => each.staff),
    'id',
  )
  return findEach('staff', staff, (teacher) => {
    const { id, name, designation, department, qualification } = teacher
    return {
      id: `staff-${id}`,
      kind: 'staff',
      title: name,
      label: t('search.labels.staff'),
      href: localPath('/Faculty'),
      names: [
        ...othersOf(teacher).map((other) => other.name),
        TEACHING.test(designation ?? '') && 'teacher',
      ]
        .filter(Boolean)
        .join(' '),
      summary: [
        designation && termName(designation),
        department && termName(department),
        qualification,
      ]
        .filter(Boolean)
        .join(', '),
      date: null,
    }
  })
}

type Document = Pick<SearchEntry, 'title' | 'href' | 'label'> & Partial<SearchEntry>

const rowTitles = (): Record<string, string> => {
  const { documents, academics } = getMessages().appendix.documents
  return { ...documents, ...academics }
}

/** "Document (PDF, 24 kB)". */
const documentLabel = (kind: string | null) => t('search.labels.document', { kind: kind ?? 'none' })

function listDocuments({ notices, documents, sections, books }: Sources): Document[] {
  return [
    ...distinctDocuments(sections, books).map(({ kind, ...document }) => ({
      ...document,
      label: documentLabel(kind),
    })),
    ...notices.flatMap(({ file, title, date }) => {
      if (!file) return []
      const document = documentLabel(fileKind(file))
      const label = t('search.labels.ofNotice', { document, day: formatDay(date) })
      return [{ title: file.title, href: downloadHref(file), label, text: title, date }]
    }),
    ...documents.flatMap(({ key, file, url, title }) => {
      const href = documentHref({ file, url })
      if (!href) return []
      const document = documentLabel(file && fileKind(file))
      const label = t('search.labels.ofDisclosure', { document })
      const name = title ?? file?.title ?? rowTitles()[key] ?? document
      return [{ title: name, href, label, text: rowTitles()[key] ?? '' }]
    }),
  ]
}

/** Every document that visitors can open. */
function findDocuments(sources: Sources): SearchEntry[] {
  return findEach('documents', listDocuments(sources), (document, index) => ({
    id: `document-${index}`,
    kind: 'document',
    date: null,
    ...document,
  }))
}

/** Everything that a search can find. */
export function gatherEntries(sources: Sources): SearchEntry[] {
  return [findPages, findNotices, findStaff, findDocuments].flatMap((find) => find(sources))
}
