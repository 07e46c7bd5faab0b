import { getPageAt } from '../../content/pages/index.ts'
import { groups, hrefOf, type Page } from '../../content/pages/page.ts'
import type { School } from '../content/collections/school.ts'

/** A step on the way to a screen; the last one is the screen itself and leads nowhere. */
export type Crumb = { name: string; href?: string }

/** The way from the home page to a page, or to a screen below it such as one notice. */
export function crumbsOf(page: Page, leaf?: string): Crumb[] {
  // A group has no page of its own, but a list of its pages.
  const group = page.group ? [{ name: groups[page.group], href: `/site-map#${page.group}` }] : []
  const here = leaf
    ? [{ name: page.title, href: hrefOf(page) }, { name: leaf }]
    : [{ name: page.title }]
  return [{ name: 'Home', href: '/' }, ...group, ...here]
}

/** Where "Pay Fees Online" leads: the school's payment page, or the fee rules while it has none. */
export function payFeesHref(school: Pick<School, 'paymentUrl'>): string {
  return school.paymentUrl ?? hrefOf(getPageAt('/FeePaymentRules'))
}
