import type { ReactElement } from 'react'
import { EnquiryPage } from '@/components/templates/enquiry-page'
import { ExamsPage } from '@/components/templates/exams-page'
import { FacultyPage } from '@/components/templates/faculty-page'
import { HomePage } from '@/components/templates/home-page'
import { NoticesPage } from '@/components/templates/notices-page'
import { TextPage } from '@/components/templates/text-page'
import { listExams } from '@/lib/cms/exams'
import { listFaculty } from '@/lib/cms/faculty'
import { listHeadings } from '@/lib/cms/headings'
import { listNotices } from '@/lib/cms/notices'
import { getPage } from '@/lib/cms/pages'
import { getSchool } from '@/lib/cms/school'
import type { Page, Template } from '@/lib/site/page'

/** What each template is made from. A template in the page table without an entry does not compile. */
const templates: Record<Template, (page: Page) => Promise<ReactElement>> = {
  home: async () => (
    <HomePage
      school={await getSchool()}
      headings={await listHeadings()}
      notices={await listNotices()}
    />
  ),
  notices: async (page) => <NoticesPage page={page} notices={await listNotices()} />,
  faculty: async (page) => (
    <FacultyPage page={page} text={await getPage(page.row)} staff={await listFaculty()} />
  ),
  enquiry: async (page) => <EnquiryPage page={page} text={await getPage(page.row)} />,
  exams: async (page) => (
    <ExamsPage
      page={page}
      text={await getPage(page.row)}
      school={await getSchool()}
      exams={await listExams()}
    />
  ),
  text: async (page) => (
    <TextPage page={page} text={await getPage(page.row)} school={await getSchool()} />
  ),
}

/** The content of a page of the table, read from the CMS and laid out by its template. */
export function renderTemplate(page: Page): Promise<ReactElement> {
  return templates[page.template](page)
}
