import { getMessages, t } from '@/lib/messages/messages'
import { AdmissionForm } from '@/components/enquiry/forms'
import { FeeHelper } from '@/components/fees/fee-helper'
import { InsidePage } from '@/components/page/page-body'
import { MainText } from '@/components/page/main-text'
import { DataTable } from '@/components/tables/table'
import { TableActions } from '@/components/tables/table-actions'
import { Section } from '@/components/ui/section'
import { rupees } from '@/lib/messages/rupees'
import { listFees } from '@/lib/content/collections/fees'
import { getSchool, type School } from '@/lib/content/collections/school'
import { getToday } from '@/lib/content/today'
import { withFigure } from '@/lib/fees/answer'
import { feesTable } from '@/lib/feeds/tables'
import { AdmissionFacts } from './procedure-pages'
import type { TemplateProps } from './template'

/** The way to pay online, or where to pay while there is none. */
async function Payment() {
  const { paymentUrl, feeHours } = await getSchool()
  return paymentUrl ? (
    <a href={paymentUrl} rel="noopener" className="button">
      {t('fees.payment.online')}
    </a>
  ) : (
    <p className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold">
      {t('fees.payment.counter', { feeHours })}
    </p>
  )
}

/** The way to pay, and the fees by class, with the class of the query highlighted, and the fee helper. */
export async function Fees({ page, query }: TemplateProps) {
  const [fees, school, today] = await Promise.all([listFees(), getSchool(), getToday()])
  return (
    <>
      <Payment />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <div className="space-y-4 print:max-w-80">
          <DataTable
            caption={feesTable.title}
            columns={feesTable.columns}
            rows={withFigure(fees).map(({ className, fee }) => ({
              key: className,
              cells: [className, rupees(fee)],
              isMarked: className === query.class,
            }))}
            naming={0}
            figures={[1]}
          />
          <p className="text-ink-soft">{school.feePeriod ?? t('fees.askPeriod')}</p>
          <Prices school={school} of={['transport', 'hostel']} />
          <TableActions table={feesTable} />
        </div>
        <FeeHelper page={page} query={query} school={school} fees={fees} today={today} />
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
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="rounded-card border border-line p-5 md:p-6">
          <AdmissionForm formId="enquiry" school={school} />
        </div>
        <Section id="at-a-glance" title={t('admission.atAGlance')}>
          <AdmissionFacts school={school} />
        </Section>
      </div>
      <MainText page={page} />
    </InsidePage>
  )
}
