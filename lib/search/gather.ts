import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'
import { hrefOf, type Locale } from '../messages/messages.ts'
import { formatDay, formatDays } from '../messages/days.ts'
import { groupName, termName } from '../messages/names.ts'
import { datesOn } from '../calendar/dates.ts'
import { classHref, className, classesIn } from '../classes/classes.ts'
import { noticeHref } from '../notices/archive.ts'
import { isEmpty } from '../pages/pages.ts'
import { joinLines, linesOfHtml } from '../content/html/parse-html.ts'
import { inOtherLanguages, type SearchEntry, type Sources } from './entries.ts'
import { listDocuments } from './documents.ts'
import { daysOf, linesOfPage, linesOfText } from './page-lines.ts'
import { madeOfRows } from '../server/parts.ts'

/** A row that fails is left out. */
const findEach = <Row>(
  language: Language,
  list: string,
  rows: readonly Row[],
  find: (row: Row, index: number) => SearchEntry,
): SearchEntry[] => madeOfRows('search', `${list} ${language}`, rows, find)

function findPages(locale: Locale, sources: Sources): SearchEntry[] {
  const { language, t } = locale
  const { school } = sources
  const othersOf = inOtherLanguages(sources, (each) => each.pages, 'name')
  // A page without a text says where else to look, and that its text will come.
  const pages = sources.pages.filter(({ template }) => template !== 'search')
  return findEach(language, 'pages', pages, (page) => ({
    id: `page-${page.name}`,
    kind: 'page',
    title: page.title,
    href: hrefOf(locale, page),
    label: page.group
      ? t('search.labels.pageOf', { group: groupName(locale, page.group) })
      : t('search.labels.page'),
    names: [
      page.path,
      ...othersOf(page).flatMap((each) => (each.language === DEFAULT_LANGUAGE ? each.title : [])),
      ...page.aliases,
      page.searchWords,
    ]
      .filter(Boolean)
      .join(' '),
    summary: page.summary,
    text: joinLines(linesOfPage(locale, page, sources)),
    translations: joinLines(
      othersOf(page).flatMap((each) => [
        each.title,
        each.summary,
        ...linesOfText(locale, each, school),
      ]),
    ),
    days: daysOf(locale, datesOn(page, sources.dates)),
    isEmpty: isEmpty(page),
    date: null,
  }))
}

function findNotices(locale: Locale, sources: Sources): SearchEntry[] {
  const othersOf = inOtherLanguages(sources, (each) => each.notices, 'id')
  return findEach(locale.language, 'notices', sources.notices, (notice) => ({
    id: `notice-${notice.id}`,
    kind: 'notice',
    title: notice.title,
    href: locale.path(noticeHref(notice)),
    label: locale.t('notices.of', { day: formatDay(locale, notice.date) }),
    translations: joinLines(othersOf(notice).map(({ title }) => title)),
    text: joinLines([
      ...linesOfHtml(notice.description),
      ...(notice.event ? [formatDays(locale, notice.event, formatDay)] : []),
    ]),
    days: daysOf(locale, notice.event ? [notice.event] : []),
    date: notice.date,
  }))
}

/** Trained teachers of the three levels, as schools of the Board write them, and others. */
const TEACHING = /\b(PGT|TGT|PRT|NTT|teacher|educator|instructor|coach)\b/i

function findStaff(locale: Locale, sources: Sources): SearchEntry[] {
  const othersOf = inOtherLanguages(sources, (each) => each.staff, 'id')
  return findEach(locale.language, 'staff', sources.staff, (teacher) => {
    const { id, name, designation, department, qualification } = teacher
    return {
      id: `staff-${id}`,
      kind: 'staff',
      title: name,
      label: locale.t('search.labels.staff'),
      href: locale.path('/Faculty'),
      names: [
        ...othersOf(teacher).map((other) => other.name),
        TEACHING.test(designation ?? '') && 'teacher',
      ]
        .filter(Boolean)
        .join(' '),
      summary: [
        ...[designation, department].map((text) => text && termName(locale, text)),
        qualification,
      ]
        .filter(Boolean)
        .join(', '),
      date: null,
    }
  })
}

function findDocuments(locale: Locale, sources: Sources): SearchEntry[] {
  const documents = listDocuments(locale, sources)
  return findEach(locale.language, 'documents', documents, (document, index) => ({
    id: `document-${index}`,
    kind: 'document',
    date: null,
    ...document,
  }))
}

/** The page of each class; its notices and dates are results themselves. */
function findClasses(locale: Locale, { fees, books }: Sources): SearchEntry[] {
  const classes = classesIn(
    fees.map(({ className: name }) => name),
    books.map((book) => book.class),
  )
  return classes.map((each) => ({
    id: `class-${each.slug}`,
    kind: 'page',
    title: className(locale, each),
    href: locale.path(classHref(each)),
    label: locale.t('search.labels.page'),
    names: each.slug,
    summary: locale.t('classes.lead', { name: className(locale, each) }),
    date: null,
  }))
}

/** Everything that a search can find. */
export function gatherEntries(locale: Locale, sources: Sources): SearchEntry[] {
  return [findPages, findClasses, findNotices, findStaff, findDocuments].flatMap((find) =>
    find(locale, sources),
  )
}
