import type { School } from '../school/school.ts'

/** What a UPI app fills in: the rupees, which it then does not let be changed, and a note. */
type Payment = { amount?: number | null; note: string }

/** The link of a payment to the school, by the specification of the NPCI; null if the school has no UPI address. */
export function upiHref(
  { upiId, name }: Pick<School, 'upiId' | 'name'>,
  { amount = null, note }: Payment,
): string | null {
  if (!upiId) return null
  const values = {
    pa: upiId,
    pn: name,
    ...(amount && { am: `${amount}.00` }),
    cu: 'INR',
    // Longer notes are cut by some banks.
    tn: note.slice(0, 50),
  }
  const query = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  // Apps of banks read the @ only as it is.
  return `upi://pay?${query.join('&').replace('%40', '@')}`
}
