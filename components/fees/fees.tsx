import { Prices } from './prices'
import type { LocaleProps } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { DataTable } from '@/components/tables/table'
import { TableActions } from '@/components/tables/table-actions'
import { termName } from '@/lib/messages/names'
import { rupees } from '@/lib/messages/values'
import { listFees, withFigure } from '@/lib/fees/fees'
import { getSchool } from '@/lib/school/school'

/** The way to pay online, or where to pay while there is none. */
async function Payment({ locale }: LocaleProps) {
  const { paymentUrl, feeHours } = await getSchool(locale.language)
  if (!paymentUrl && !feeHours) return null
  return paymentUrl ? (
    <a href={paymentUrl} rel="noopener" className="button">
      {locale.t('fees.payment.online')}
    </a>
  ) : (
    <p className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold">
      {locale.mark(locale.t('fees.payment.counter', { feeHours: localTimes(locale, feeHours) }))}
    </p>
  )
}

/** The way to pay, and the fees by class. */
export async function Fees({ locale }: LocaleProps) {
  const [fees, school] = await Promise.all([listFees(locale.language), getSchool(locale.language)])
  const prices = [...school.transportFees, ...school.hostelFees]
  if (fees.length === 0 && prices.length === 0) return <Payment locale={locale} />
  return (
    <>
      <Payment locale={locale} />
      <div className="grid items-start gap-8 md:grid-cols-2">
        {fees.length > 0 && (
          <DataTable
            caption={locale.t('fees.title')}
            columns={locale.messages.fees.columns}
            rows={withFigure(fees).map(({ className, fee }) => [
              locale.mark(termName(locale, className)),
              rupees(fee),
            ])}
            naming={0}
            numeric={[1]}
          />
        )}
        <div className="space-y-4">
          {fees.length > 0 && (
            <p className="text-ink-soft">
              {locale.mark(school.feePeriod ?? locale.t('fees.askPeriod'))}
            </p>
          )}
          <Prices locale={locale} school={school} of={['transport', 'hostel']} />
          <TableActions locale={locale} />
        </div>
      </div>
    </>
  )
}
