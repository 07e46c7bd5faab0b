import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { MissingPage } from '@/components/frame/missing-page'
import { archiveMetadata, ArchiveScreen } from '@/components/notices/archive-screen'
import { ClassScreen } from '@/components/classes/class-page'
import { getNotice } from '@/lib/notices/notices'
import { classMetadata } from '@/lib/metadata/class-metadata'
import { metadataOf, noticeMetadata } from '@/lib/metadata/metadata'
import { readQuery, type Query } from '@/lib/addresses/query'
import { findShown, type Shown } from '@/lib/addresses/resolve'
import type { Locale } from '@/lib/messages/messages'
import { locate } from '@/lib/pages/languages'
import { MISSING_PATH } from '@/lib/server/request-rules'
import { NoticeScreen } from './notices/notice-page'
import type { PageKind } from 'school-schema/pages/page-kinds'
import { ExamForms, OpenForms } from '@/components/exams/exam-forms'
import { Frame } from '@/components/frame/frame'
import { BesidePictures } from '@/components/page/beside-pictures'
import { ContactWays } from '@/components/school/contact-ways'
import { GalleryPage } from '@/components/albums/albums'
import { Calendar } from '@/components/calendar/calendar'
import { EbooksLink, BooksTable } from '@/components/books/books-table'
import { NoticeBoardPage } from '@/components/sections/notice-board'
import { HomePage } from '@/components/home/home-page'
import { ClassLinks } from '@/components/classes/class-links'
import { InfrastructurePage } from '@/components/sections/pictures-page'
import { AnnualReportPage } from '@/components/annual-report'
import { FacultyPage } from '@/components/people/faculty-list'
import { MembersPage } from '@/components/people/members-page'
import { EnquiryPage } from '@/components/enquiry/enquiry-page'
import { Fees, pricesOf } from '@/components/fees/fees'
import { SchoolForm } from '@/components/forms/form-page'
import { ProcedurePage, SchedulePage } from '@/components/admission/procedure-pages'
import { AwaitingPage } from '@/components/page/awaiting-page'
import { CertificateSearch } from '@/components/certificates/certificate-search'
import { BoardResults, DisclosurePage } from '@/components/disclosure/disclosure-page'
import { NoticesPage } from '@/components/notices/notices-page'
import { SearchPage } from '@/components/search/search-page'
import { SiteMapPage } from '@/components/page/page-list'
import { SubscribeForm } from '@/components/subscribers/subscribe-form'
import { ClubCards, HouseCards } from '@/components/people/team-cards'
import {
  textTemplate,
  type TemplateComponent,
  type TemplateProps,
} from '@/components/page/main-text'
import { TransportDays } from '@/components/transport-days'
import { PrintNote } from '@/components/page/print-note'
import type { Page } from '@/lib/pages/pages'
import { pageData } from '@/lib/metadata/page-data'
import { listRowsOn } from '@/lib/pages/shown-rows'

/** What a page of the website shows, null for the 404 page, and the language of its address. */
type Opened = { locale: Locale; shown: Shown | null }

/**
 * What is at the address of the page that is being rendered.
 * @param segments the parts of its path as Next.js passes them
 */
export async function openAddress(segments: readonly string[] = []): Promise<Opened> {
  const { locale, path } =
    (await locate(`/${segments.map(decodeURIComponent).join('/')}`)) ?? notFound()
  if (path === MISSING_PATH) return { locale, shown: null }
  return { locale, shown: (await findShown(locale.language, path)) ?? notFound() }
}

type Given = Readonly<Record<string, string | string[] | undefined>>

type Props = Opened & {
  /** The query of the request, of which a page reads its own parameters. */
  given?: Given
  banner?: ReactNode
}

/** Any page of the website, in the language of its address. */
export async function AnyPage({ locale, shown, given = {}, banner }: Props) {
  if (!shown) return <MissingPage locale={locale} />
  if ('found' in shown) return <ClassScreen locale={locale} found={shown.found} />
  if ('archive' in shown) return <ArchiveScreen locale={locale} address={shown.archive} />
  if ('page' in shown)
    return (
      <TablePage
        locale={locale}
        page={shown.page}
        query={readQuery(shown.page, given)}
        banner={banner}
      />
    )
  const notice = (await getNotice(locale.language, shown.noticeId)) ?? notFound()
  return <NoticeScreen locale={locale} notice={notice} banner={banner} />
}

/** The metadata of any page. */
export async function metadataOfAny({ locale, shown }: Opened): Promise<Metadata> {
  if (!shown) return { robots: { index: false } }
  if ('found' in shown) return classMetadata(locale, shown.found)
  if ('archive' in shown) return archiveMetadata(locale, shown.archive)
  if ('page' in shown) return metadataOf(locale, shown.page)
  return noticeMetadata(locale, (await getNotice(locale.language, shown.noticeId)) ?? notFound())
}

/** The component of each template: a template of the page table without one does not compile. */
const templates: Readonly<Record<PageKind, TemplateComponent>> = {
  home: HomePage,
  text: textTemplate(),
  'annual-report': AnnualReportPage,
  about: BesidePictures,
  infrastructure: InfrastructurePage,
  gallery: GalleryPage,
  disclosure: DisclosurePage,
  contact: textTemplate({ above: ContactWays }),
  calendar: textTemplate({ above: Calendar }),
  books: textTemplate({ above: BooksTable }),
  ebooks: textTemplate({ above: EbooksLink }),
  exams: textTemplate({ above: ExamForms }),
  'exam-form': textTemplate({ above: OpenForms }),
  faculty: FacultyPage,
  members: MembersPage,
  fees: textTemplate({ above: Fees }),
  admission: SchedulePage,
  procedure: ProcedurePage,
  enquiry: EnquiryPage,
  form: textTemplate({ below: SchoolForm }),
  feedback: textTemplate({ below: SchoolForm }),
  pictures: BesidePictures,
  'notice-board': NoticeBoardPage,
  houses: textTemplate({ below: HouseCards }),
  clubs: textTemplate({ below: ClubCards }),
  coming: AwaitingPage,
  'exam-dates': AwaitingPage,
  'event-dates': AwaitingPage,
  classes: textTemplate({ above: ClassLinks }),
  notices: NoticesPage,
  subscribe: textTemplate({ above: SubscribeForm }),
  search: SearchPage,
  'site-map': SiteMapPage,
  results: textTemplate({ below: BoardResults }),
  'transfer-certificate': textTemplate({ above: CertificateSearch }),
  transport: textTemplate({ below: TransportDays }),
  hostel: textTemplate({ below: pricesOf('hostel') }),
}

/** The pages with a table of a session. */
const OF_SESSION = new Set<PageKind>(['fees', 'calendar', 'admission', 'books', 'faculty'])

/** The path of a page in English with its query. */
function addressOf({ path }: Page, query: Query): string {
  const text = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
  return encodeURI(path) + (text && `?${text}`)
}

/** Renders a page of the page table with its template and the frame. */
export async function TablePage({
  locale,
  banner,
  ...props
}: TemplateProps & { banner?: ReactNode }) {
  const { page, query } = props
  const { template } = page
  const Body = templates[template]
  return (
    <Frame
      locale={locale}
      current={page}
      href={addressOf(page, query)}
      banner={banner}
      things={await pageData(locale, page)}
      rows={await listRowsOn(locale.language, page)}
    >
      {OF_SESSION.has(template) && <PrintNote locale={locale} />}
      <Body locale={locale} {...props} />
    </Frame>
  )
}
