import { getMessages, t } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { AdmissionForm } from '@/components/enquiry/forms'
import { InsidePage } from '@/components/page/page-body'
import { MainText } from '@/components/page/main-text'
import { DataTable } from '@/components/tables/table'
import { TableActions } from '@/components/tables/table-actions'
import { Section } from '@/components/ui/section'
import { termName } from '@/lib/messages/names'
import { rupees } from '@/lib/messages/values'
import { listFees } from '@/lib/fees/fees'
import { getSchool, type School } from '@/lib/school/school'
import { withFigure } from '@/lib/fees/class-fee'
import { AdmissionAtAGlance } from '../admission/procedure-pages'
import type { TemplateProps } from '../page/template'

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
            figures={[1]}
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

type Priced = 'transport' | 'hostel'

type PricesProps = { school: School; of: readonly Priced[] }

/** The prices of school transport or hostel, as the office lists them. */
function Prices({ school: { transportFees, hostelFees }, of }: PricesProps) {
  const prices = { transport: transportFees, hostel: hostelFees }
  return (
    <dl className="divide-y divide-line border-y border-line">
      {of.map((key) => (
        <div key={key} className="py-2">
          <dt className="font-semibold">{getMessages().fees.other[key]}</dt>
          {(prices[key].length > 0 ? prices[key] : [t('fees.other.ask')]).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** The part of a page that shows one of these price lists. */
export const pricesOf = (key: Priced) =>
  async function PricesSection() {
    return (
      <Section id="fees" title={t('fees.other.title')}>
        <Prices school={await getSchool()} of={[key]} />
      </Section>
    )
  }

/** The admission enquiry, then the text and the sections of the page. */
export async function EnquiryPage({ page }: TemplateProps) {
  const school = await getSchool()
  return (
    <InsidePage page={page}>
      <div className="grid items-start gap-8 md:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="rounded-card border border-line p-5 md:p-6">
          <AdmissionForm formId="enquiry" school={school} />
        </div>
        <AdmissionAtAGlance school={school} />
      </div>
      <MainText page={page} />
    </InsidePage>
  )
}
