import {
  AbacusPage,
  ClubsPage,
  HousesPage,
  KaratePage,
} from '@/components/templates/activities-pages'
import {
  AboutPage,
  ContactPage,
  GalleryPage,
  InfrastructurePage,
} from '@/components/templates/about-pages'
import {
  BooksPage,
  CalendarPage,
  CurriculumPage,
  EbooksPage,
} from '@/components/templates/academics-pages'
import { DisclosurePage } from '@/components/templates/disclosure-page'
import { EnquiryPage, FeesPage } from '@/components/templates/admission-pages'
import { ExamFormPage, ExamsPage } from '@/components/templates/exams-page'
import { FacultyPage, MembersPage } from '@/components/templates/administration-pages'
import { GamesPage } from '@/components/templates/games-page'
import { NoticesPage } from '@/components/templates/notices-page'
import { SearchPage } from '@/components/templates/search-page'
import { SiteMapPage } from '@/components/templates/site-map-page'
import type { TemplateComponent } from '@/components/templates/template'
import { AwaitingPage, TextPage } from '@/components/templates/text-page'
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
