import { localPath, t } from '../messages/messages.ts'
import { groupName } from '../messages/names.ts'
import type { PageTable } from '../content/collections/page-table.ts'
import type { Page } from '../content/collections/pages.ts'
import type { School } from '../content/collections/school.ts'
import { hrefOf } from '../format/href.ts'
import { slugOf } from '../format/slug.ts'

/** A breadcrumb; the last one is the current screen and has no link. */
export type Crumb = { name: string; href?: string }

/** The breadcrumbs from the home page to a page, or to a screen below it such as a notice. */
export function crumbsOf(page: Page, leaf?: string): Crumb[] {
  // A group has no page of its own: its breadcrumb links to the list of its pages.
  const group = page.group
    ? [{ name: groupName(page.group), href: localPath(`/site-map#${slugOf(page.group)}`) }]
    : []
  const here = leaf
    ? [{ name: page.title, href: hrefOf(page) }, { name: leaf }]
    : [{ name: page.title }]
  return [{ name: t('page.home'), href: localPath('/') }, ...group, ...here]
}

/**
 * The target of "Pay Fees Online": the school's payment page, or the fee rules if there is none;
 * null if the school has neither.
 */
export function payFeesHref(
  { paymentUrl }: Pick<School, 'paymentUrl'>,
  { named }: Pick<PageTable, 'named'>,
): string | null {
  const rules = named('fee_payment_rules')
  return paymentUrl ?? (rules && hrefOf(rules))
}
