import { AbacusPage } from '@/components/templates/abacus-page'
import { AboutPage } from '@/components/templates/about-page'
import { AwaitingPage } from '@/components/templates/awaiting-page'
import { BooksPage } from '@/components/templates/books-page'
import { CalendarPage } from '@/components/templates/calendar-page'
import { ClubsPage } from '@/components/templates/clubs-page'
import { ContactPage } from '@/components/templates/contact-page'
import { CurriculumPage } from '@/components/templates/curriculum-page'
import { DisclosurePage } from '@/components/templates/disclosure-page'
import { EbooksPage } from '@/components/templates/ebooks-page'
import { EnquiryPage } from '@/components/templates/enquiry-page'
import { ExamFormPage } from '@/components/templates/exam-form-page'
import { ExamsPage } from '@/components/templates/exams-page'
import { FacultyPage } from '@/components/templates/faculty-page'
import { FeesPage } from '@/components/templates/fees-page'
import { GalleryPage } from '@/components/templates/gallery-page'
import { GamesPage } from '@/components/templates/games-page'
import { HousesPage } from '@/components/templates/houses-page'
import { InfrastructurePage } from '@/components/templates/infrastructure-page'
import { KaratePage } from '@/components/templates/karate-page'
import { MembersPage } from '@/components/templates/members-page'
import { NoticesPage } from '@/components/templates/notices-page'
import { SearchPage } from '@/components/templates/search-page'
import { SiteMapPage } from '@/components/templates/site-map-page'
import type { TemplateComponent } from '@/components/templates/template'
import { TextPage } from '@/components/templates/text-page'
import type { Page, Template } from '@/content/pages/page'

/** The component of each template. A template in the page table without one does not compile. */
const templates: Readonly<Record<Exclude<Template, 'home'>, TemplateComponent>> = {
  text: TextPage,
  about: AboutPage,
  infrastructure: InfrastructurePage,
  gallery: GalleryPage,
  disclosure: DisclosurePage,
  contact: ContactPage,
  curriculum: CurriculumPage,
  calendar: CalendarPage,
  books: BooksPage,
  ebooks: EbooksPage,
  exams: ExamsPage,
  'exam-form': ExamFormPage,
  faculty: FacultyPage,
  members: MembersPage,
  fees: FeesPage,
  enquiry: EnquiryPage,
  karate: KaratePage,
  abacus: AbacusPage,
  houses: HousesPage,
  clubs: ClubsPage,
  games: GamesPage,
  awaiting: AwaitingPage,
  notices: NoticesPage,
  search: SearchPage,
  'site-map': SiteMapPage,
}

/**
 * The component that lays out a page. Not the home page: what its route imports goes out as scripts
 * with each of the others.
 */
export function templateOf({ template }: Page): TemplateComponent {
  if (template === 'home') throw new Error('The home page has a route of its own')
  return templates[template]
}
