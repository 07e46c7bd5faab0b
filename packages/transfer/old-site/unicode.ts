import { convertHtml, convertText, fontAround } from 'school-schema/old-fonts/convert-text'
import { textOfHtml } from '../html/tree.ts'
import { shortened, type Report } from '../report.ts'
import { placeOf } from './addresses.ts'
import type { OldPage, OldSite } from './old-site.ts'

const LONGEST_TITLE = 80

/** The website with texts in Unicode that were typed for an old font, and with the first words of an entry as its title if it has none. */
export function readable(site: OldSite, report: Report): OldSite {
  const read = <Page extends OldPage>(page: Page, noun: string): Page => {
    const around = fontAround([page.title, ...page.html.split(/<[^>]*>/)])
    const [converted, html] = [convertText(page.title, around), convertHtml(page.html)]
    const own = { ...page, title: converted ?? page.title, html: html ?? page.html }
    const hasTitle = own.title.trim() !== ''
    if (!hasTitle) own.title = shortened(textOfHtml(own.html), LONGEST_TITLE) || 'Untitled'
    const note = report.about(`${noun} “${own.title}”`, placeOf(page.address))
    const fonts = 'texts for an old font such as Kruti Dev, which are in Unicode now'
    if (converted !== null || html !== null) note('changed', fonts, page.title)
    if (!hasTitle) note('guessed', 'titles, by the first words')
    return own
  }
  return {
    ...site,
    posts: site.posts.map((post) => read(post, 'Notice')),
    pages: site.pages.map((page) => read(page, 'Page')),
  }
}
