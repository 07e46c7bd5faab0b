import { Prices } from './prices'
import type { LocaleProps } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { FeeTable } from './fee-table'
import { UpiPayment } from './upi-payment'
import { TableActions } from '@/components/tables/table-actions'
import { listFees } from '@/lib/fees/fees'
import { getSchool } from '@/lib/school/school'

/** The way to pay online, or where to pay while there is none. */
async function Payment({ locale }: LocaleProps) {
  const { paymentUrl, feeHours, upiId } = await getSchool(locale.language)
  if (!paymentUrl && !feeHours) return null
  return paymentUrl ? (
    <a href={paymentUrl} rel="noopener" className="button">
      {locale.t('fees.payment.online')}
    </a>
  ) : (
    <p className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold">
      {locale.mark(
        locale.t(upiId ? 'fees.payment.upi' : 'fees.payment.counter', {
          feeHours: localTimes(locale, feeHours),
        }),
      )}
    </p>
  )
}

/** The way to pay, and the fees by class; on paper a fee notice. */
export async function Fees({ locale }: LocaleProps) {
  const [fees, school] = await Promise.all([listFees(locale.language), getSchool(locale.language)])
  const prices = [...school.transportFees, ...school.hostelFees]
  const upi = <UpiPayment locale={locale} school={school} note={locale.t('fees.title')} />
  if (fees.length === 0 && prices.length === 0)
    return (
      <>
        <Payment locale={locale} />
        {upi}
      </>
    )
  const hasHeads = fees.some(({ heads }) => heads.length > 0)
  return (
    <>
      <p className="hidden text-xl font-semibold print:block">{locale.t('fees.notice')}</p>
      <Payment locale={locale} />
      <div className={`grid items-start gap-8 ${hasHeads ? '' : 'md:grid-cols-2'}`}>
        {fees.length > 0 && (
          <div className="min-w-0 space-y-8">
            <FeeTable locale={locale} fees={fees} />
          </div>
        )}
        <div className="space-y-4">
          {fees.length > 0 && (
            <p className="text-ink-soft">
              {hasHeads
                ? locale.t('fees.year')
                : locale.mark(school.feePeriod ?? locale.t('fees.askPeriod'))}
            </p>
          )}
          <Concessions locale={locale} lines={school.feeConcessions} />
          <Prices locale={locale} school={school} of={['transport', 'hostel']} />
          <TableActions locale={locale} />
        </div>
      </div>
      {upi}
    </>
  )
}

/** Who pays less. */
function Concessions({ locale, lines }: LocaleProps & { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <dl className="border-t border-line py-2">
      <dt className="font-semibold">{locale.t('fees.concessions')}</dt>
      {lines.map((line) => (
        <dd key={line}>{locale.mark(line)}</dd>
      ))}
    </dl>
  )
}
