import type { ReactElement } from 'react'
import type { PageWordsProps } from '@/components/page/page-words'
import { CurriculumPage } from '@/components/templates/curriculum-page'
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
  async home() {
    const [school, headings, notices] = await Promise.all([
      getSchool(),
      listHeadings(),
      listNotices(),
    ])
    return <HomePage school={school} headings={headings} notices={notices} />
  },
  async notices(page) {
    return <NoticesPage page={page} notices={await listNotices()} />
  },
  async faculty(page) {
    const [text, staff] = await Promise.all([getPage(page.row), listFaculty()])
    return <FacultyPage page={page} text={text} staff={staff} />
  },
  async enquiry(page) {
    return <EnquiryPage page={page} text={await getPage(page.row)} />
  },
  async curriculum(page) {
    return <CurriculumPage {...await wordsOf(page)} />
  },
  async exams(page) {
    const [words, exams] = await Promise.all([wordsOf(page), listExams()])
    return <ExamsPage {...words} exams={exams} />
  },
  async text(page) {
    return <TextPage {...await wordsOf(page)} />
  },
}

async function wordsOf(page: Page): Promise<PageWordsProps> {
  const [text, school] = await Promise.all([getPage(page.row), getSchool()])
  return { page, text, school }
}

/** The content of a page of the table, read from the CMS and laid out by its template. */
export function renderTemplate(page: Page): Promise<ReactElement> {
  return templates[page.template](page)
}
