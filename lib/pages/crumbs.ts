import { getPageAt } from '../../content/pages/index.ts'
import { groups, hrefOf, type Page } from '../../content/pages/page.ts'
import type { School } from '../content/collections/school.ts'

/** A breadcrumb; the last one is the current screen and has no link. */
export type Crumb = { name: string; href?: string }

/** The breadcrumbs from the home page to a page, or to a screen below it such as a notice. */
export function crumbsOf(page: Page, leaf?: string): Crumb[] {
  // A group has no page of its own: its breadcrumb links to the list of its pages.
  const group = page.group ? [{ name: groups[page.group], href: `/site-map#${page.group}` }] : []
  const here = leaf
    ? [{ name: page.title, href: hrefOf(page) }, { name: leaf }]
    : [{ name: page.title }]
  return [{ name: 'Home', href: '/' }, ...group, ...here]
}

/** The target of "Pay Fees Online": the school's payment page, or the fee rules if there is none. */
export function payFeesHref(school: Pick<School, 'paymentUrl'>): string {
  return school.paymentUrl ?? hrefOf(getPageAt('/FeePaymentRules'))
}
