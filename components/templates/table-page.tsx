import type { ReactNode } from 'react'
import type { PageKind } from 'school-schema/page-kinds'
import { ExamForms, OpenForms } from '@/components/exams/exam-forms'
import { Frame } from '@/components/frame/frame'
import { BesidePictures, ContactWays, GalleryPage } from '@/components/templates/about-pages'
import { Calendar, EbooksLink } from '@/components/templates/academics-pages'
import { AbacusPage } from '@/components/templates/activities-pages'
import { HomePage } from '@/components/templates/home-page'
import { InfrastructurePage } from '@/components/templates/infrastructure-page'
import { AnnualReportPage } from '@/components/templates/annual-report'
import { BooksTable } from '@/components/templates/books-table'
import { FacultyPage, MembersPage } from '@/components/templates/administration-pages'
import { EnquiryPage, Fees, pricesOf } from '@/components/templates/admission-pages'
import { ProcedurePage, SchedulePage } from '@/components/templates/procedure-pages'
import { AwaitingPage } from '@/components/templates/awaiting-page'
import { CertificateSearch } from '@/components/templates/certificate-search'
import { BoardResults, DisclosurePage } from '@/components/templates/disclosure-page'
import { NoticesPage } from '@/components/templates/notices-page'
import { SearchPage } from '@/components/templates/search-page'
import { SiteMapPage } from '@/components/templates/site-map-page'
import { ClubCards, HouseCards } from '@/components/templates/team-cards'
import {
  textTemplate,
  type TemplateComponent,
  type TemplateProps,
} from '@/components/templates/template'
import { TransportDays } from '@/components/templates/transport-page'
import { PrintNote } from '@/components/page/print-note'
import type { Page } from '@/lib/content/collections/pages'
import { pageData } from '@/lib/pages/page-data'
import type { Query } from '@/lib/pages/query'
import { listRowsOn } from '@/lib/pages/sample-rows'

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
  karate: BesidePictures,
  abacus: AbacusPage,
  houses: textTemplate({ below: HouseCards }),
  clubs: textTemplate({ below: ClubCards }),
  coming: AwaitingPage,
  'exam-dates': AwaitingPage,
  'event-dates': AwaitingPage,
  notices: NoticesPage,
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
export async function TablePage({ banner, ...props }: TemplateProps & { banner?: ReactNode }) {
  const { page, query } = props
  const { template } = page
  const Body = templates[template]
  return (
    <Frame
      current={page}
      href={addressOf(page, query)}
      banner={banner}
      things={await pageData(page)}
      rows={await listRowsOn(page)}
    >
      {OF_SESSION.has(template) && <PrintNote />}
      <Body {...props} />
    </Frame>
  )
}
