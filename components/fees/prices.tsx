import { getMessages, t } from '@/lib/messages/messages'
import { Section } from '@/components/ui/section'
import { getSchool, type School } from '@/lib/school/school'

type Priced = 'transport' | 'hostel'

type PricesProps = { school: School; of: readonly Priced[] }

/** The prices of school transport or hostel, as the office lists them. */
export function Prices({ school: { transportFees, hostelFees }, of }: PricesProps) {
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
