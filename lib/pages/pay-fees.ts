import type { School } from '../content/collections/school.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { getPageAt } from '../../content/pages/index.ts'

/** Where "Pay Fees Online" leads: the school's payment page, or the fee rules while it has none. */
export function payFeesHref(school: Pick<School, 'paymentUrl'>): string {
  return school.paymentUrl ?? hrefOf(getPageAt('/FeePaymentRules'))
}
