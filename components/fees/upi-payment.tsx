import encodeQR from 'qr'
import type { LocaleProps } from '@/lib/messages/messages'
import { Section } from '@/components/ui/section'
import { upiHref } from '@/lib/fees/upi'
import type { School } from '@/lib/school/school'

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
