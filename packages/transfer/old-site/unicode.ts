import { convertHtml, convertText, fontAround } from 'school-schema/old-fonts/convert-text'
import type { Report } from '../report.ts'
import { placeOf } from './addresses.ts'
import type { OldPage, OldSite } from './old-site.ts'

/** The website with titles and texts in Unicode that were typed for an old font. */
export function withoutOldFonts(site: OldSite, report: Report): OldSite {
  const readable = <Page extends OldPage>(page: Page, noun: string): Page => {
    const around = fontAround([page.title, ...page.html.split(/<[^>]*>/)])
    const [title, html] = [convertText(page.title, around), convertHtml(page.html)]
    if (title === null && html === null) return page
    report.about(`${noun} “${title ?? page.title}”`, placeOf(page.address))(
      'changed',
      'texts for an old font such as Kruti Dev, which are in Unicode now',
      page.title,
    )
    return { ...page, title: title ?? page.title, html: html ?? page.html }
  }
  return {
    ...site,
    posts: site.posts.map((post) => readable(post, 'Notice')),
    pages: site.pages.map((page) => readable(page, 'Page')),
  }
}
