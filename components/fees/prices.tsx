import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { Section } from '@/components/ui/section'
import { getSchool, type School } from '@/lib/school/school'

type Priced = 'transport' | 'hostel'

type PricesProps = { locale: Locale; school: School; of: readonly Priced[] }

/** The prices of school transport or hostel, as the office lists them. */
export function Prices({ locale, school: { transportFees, hostelFees }, of }: PricesProps) {
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
