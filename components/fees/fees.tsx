import { Prices } from './prices'
import { getMessages, t } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { DataTable } from '@/components/tables/table'
import { TableActions } from '@/components/tables/table-actions'
import { termName } from '@/lib/messages/names'
import { rupees } from '@/lib/messages/values'
import { listFees, withFigure } from '@/lib/fees/fees'
import { getSchool } from '@/lib/school/school'

/** The way to pay online, or where to pay while there is none. */
async function Payment() {
  const { paymentUrl, feeHours } = await getSchool()
  if (!paymentUrl && !feeHours) return null
  return paymentUrl ? (
    <a href={paymentUrl} rel="noopener" className="button">
      {t('fees.payment.online')}
    </a>
  ) : (
    <p className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold">
      {t('fees.payment.counter', { feeHours: localTimes(feeHours) })}
    </p>
  )
}

/** The way to pay, and the fees by class. */
export async function Fees() {
  const [fees, school] = await Promise.all([listFees(), getSchool()])
  const prices = [...school.transportFees, ...school.hostelFees]
  if (fees.length === 0 && prices.length === 0) return <Payment />
  return (
    <>
      <Payment />
      <div className="grid items-start gap-8 md:grid-cols-2">
        {fees.length > 0 && (
          <DataTable
            caption={t('fees.title')}
            columns={getMessages().fees.columns}
            rows={withFigure(fees).map(({ className, fee }) => [termName(className), rupees(fee)])}
            naming={0}
            numeric={[1]}
          />
        )}
        <div className="space-y-4">
          {fees.length > 0 && (
            <p className="text-ink-soft">{school.feePeriod ?? t('fees.askPeriod')}</p>
          )}
          <Prices school={school} of={['transport', 'hostel']} />
          <TableActions />
        </div>
      </div>
    </>
  )
}
