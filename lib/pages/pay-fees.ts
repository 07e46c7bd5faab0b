import type { School } from '../content/collections/school.ts'
import { hrefOf } from './href.ts'
import { getPageAt } from './pages.ts'

/** Where "Pay Fees Online" leads: the school's payment page, or the fee rules while it has none. */
export function payFeesHref(school: Pick<School, 'paymentUrl'>): string {
  return school.paymentUrl ?? hrefOf(getPageAt('/FeePaymentRules'))
}
