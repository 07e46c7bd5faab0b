import type { LocaleProps, Locale } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { FeeTable } from './fee-table'
import { TableActions } from '@/components/tables/table'
import { listFees, upiHref } from '@/lib/fees/fees'
import { getSchool, type School } from '@/lib/school/school'
import { Section } from '@/components/ui/section'
import encodeQR from 'qr'

/** A QR code, drawn on the server: a module is one unit of the picture. */
function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className="size-44 shrink-0 rounded-card bg-paper text-ink forced-color-adjust-none"
    >
      <path fill="currentColor" d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}

type Props = LocaleProps & {
  school: School
  /** The rupees, if they are known. */
  amount?: number | null
  /** What the payment is for. */
  note: string
}

/** Paying with a UPI app: by a link on a phone, by a code from paper or another screen; nothing without an address. */
export function UpiPayment({ locale, school, ...payment }: Props) {
  const href = upiHref(school, payment)
  if (!href) return null
  return (
    <Section id="upi" title={locale.t('fees.upi.title')} className="break-inside-avoid space-y-3">
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={href} label={locale.t('fees.upi.code', { upi: school.upiId ?? '' })} />
        <div className="max-w-measure min-w-0 flex-[1_1_14rem] space-y-3">
          <p className="font-semibold wrap-anywhere">{school.upiId}</p>
          <p className="no-print">
            <a href={href} className="button">
              {locale.t('fees.upi.open')}
            </a>
          </p>
          <p>{locale.t('fees.upi.confirm')}</p>
        </div>
      </div>
    </Section>
  )
}

type Priced = 'transport' | 'hostel'

type PricesProps = { locale: Locale; school: School; of: readonly Priced[] }

/** The prices of school transport or hostel, as the office lists them. */
function Prices({ locale, school: { transportFees, hostelFees }, of }: PricesProps) {
  const prices = { transport: transportFees, hostel: hostelFees }
  return (
    <dl className="divide-y divide-line border-y border-line">
      {of.map((key) => (
        <div key={key} className="py-2">
          <dt className="font-semibold">{locale.messages.fees.other[key]}</dt>
          {(prices[key].length > 0 ? prices[key] : [locale.t('fees.other.ask')]).map((line) => (
            <dd key={line}>{locale.mark(line)}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** The part of a page that shows one of these price lists. */
export const pricesOf = (key: Priced) =>
  async function PricesSection({ locale }: LocaleProps) {
    return (
      <Section id="fees" title={locale.t('fees.other.title')}>
        <Prices locale={locale} school={await getSchool(locale.language)} of={[key]} />
      </Section>
    )
  }

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
