import { AdmissionForm } from '@/components/enquiry/forms'
import { FeeHelper } from '@/components/fees/fee-helper'
import { InsidePage } from '@/components/page/page-body'
import { MainText } from '@/components/page/main-text'
import { PrintButton } from '@/components/page/print-button'
import { DataTable } from '@/components/tables/table'
import { TableActions } from '@/components/tables/table-actions'
import { Folded } from '@/components/ui/folded'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { otherFees, payment, periodText, rupees } from '@/content/pages/admission/fees'
import { nextSteps } from '@/content/pages/admission/next-steps'
import { fillOrAsk, valuesOf } from '@/content/pages/values'
import { admissionDetails, admissionTexts } from '@/content/pages/admission/schedule'
import { listFees } from '@/lib/content/collections/fees'
import { getSchool, type School } from '@/lib/content/collections/school'
import { getToday } from '@/lib/content/today'
import { withFigure } from '@/lib/fees/answer'
import { feesTable } from '@/lib/feeds/tables'
import { lastDayOfSession } from 'school-schema/day'
import { fill } from '@/lib/format/fill'
import type { TemplateProps } from './template'

/** The way to pay online, or where to pay while there is none. */
async function Payment() {
  const { paymentUrl, feeHours } = await getSchool()
  return paymentUrl ? (
    <a href={paymentUrl} rel="noopener" className="button">
      {payment.online}
    </a>
  ) : (
    <p className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold">
      {fill(payment.counter, { feeHours })}
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
          <p className="text-ink-soft">{periodText(school.feePeriod)}</p>
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
          <dt className="font-semibold">{otherFees[key]}</dt>
          {(prices[key].length > 0 ? prices[key] : [otherFees.ask]).map((line) => (
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
      <Section id="fees" title={otherFees.title}>
        <Prices school={await getSchool()} of={[key]} />
      </Section>
    )
  }

/** Key facts about the admission. */
function AdmissionFacts({ school }: { school: School }) {
  const values = valuesOf(school)
  return (
    <dl className="divide-y divide-line border-y border-line">
      {Object.entries(nextSteps.facts).map(([term, value]) => (
        <div key={term} className="py-2">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-semibold">{fillOrAsk(value, values)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Admission as a list of steps; the documents to bring are a checklist to print. */
export async function ProcedurePage({ page }: TemplateProps) {
  const atAGlance = (
    <Section id="at-a-glance" title={nextSteps.atAGlance}>
      <AdmissionFacts school={await getSchool()} />
    </Section>
  )
  return (
    <InsidePage page={page} aside={atAGlance}>
      <AdmissionStatus />
      <div className="admission-path space-y-10">
        <MainText page={page}>
          <PrintButton>
            <Icon name="file" />
            {nextSteps.print}
          </PrintButton>
        </MainText>
      </div>
    </InsidePage>
  )
}

/** Whether admission is open, and for which session. */
export async function AdmissionStatus() {
  const school = await getSchool()
  const { open, closed } = admissionTexts
  return (
    <p className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold">
      {[
        fill(school.admission.isOpen ? open : closed, {
          session: school.admission.session,
          phone: school.phone,
          officeHours: school.officeHours,
        }),
        ...admissionDetails(school),
      ].join(' ')}
    </p>
  )
}

/** The schedule of admission; that of a past session is collapsed, as in the calendar. */
export async function SchedulePage({ page }: TemplateProps) {
  const [school, today] = await Promise.all([getSchool(), getToday()])
  const session = school.scheduleSession ?? school.session
  const isPast = (lastDayOfSession(session) ?? today) < today
  return (
    <InsidePage page={page}>
      <AdmissionStatus />
      {isPast ? (
        <>
          <AdmissionFacts school={school} />
          <Folded title={fill(admissionTexts.past, { session })}>
            <PageText page={page} />
          </Folded>
          <MainText page={{ ...page, content: null }} />
        </>
      ) : (
        <MainText page={page} />
      )}
    </InsidePage>
  )
}

/** The admission enquiry below the text of the page. */
export async function EnquiryPage({ page }: TemplateProps) {
  const school = await getSchool()
  return (
    <InsidePage page={page}>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="rounded-card border border-line p-5 md:p-6">
          <AdmissionForm formId="enquiry" school={school} />
        </div>
        <Section id="at-a-glance" title={nextSteps.atAGlance}>
          <AdmissionFacts school={school} />
        </Section>
      </div>
      <MainText page={page} />
    </InsidePage>
  )
}
