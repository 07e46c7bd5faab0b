import type { Locale } from '@/lib/messages/messages'
import { Section } from '@/components/ui/section'
import { fillOrAsk, valuesOf } from '@/lib/messages/values'
import { type School } from '@/lib/school/school'

type Props = { locale: Locale; school: School }

/** The key facts with their heading. */
export const AdmissionAtAGlance = ({ locale, school }: Props) =>
  hasAdmissionFacts(school) && (
    <Section id="at-a-glance" title={locale.t('admission.atAGlance')}>
      <AdmissionFacts locale={locale} school={school} />
    </Section>
  )

const hasAdmissionFacts = ({ minimumAges, registrationFee, registrationHours }: School) =>
  minimumAges.length > 0 || registrationFee !== null || registrationHours !== null

/** Key facts about the admission; one that is missing among others is answered by the office. */
export function AdmissionFacts({ locale, school }: Props) {
  const values = valuesOf(locale, school)
  if (!hasAdmissionFacts(school)) return null
  return (
    <dl className="divide-y divide-line border-y border-line">
      {Object.values(locale.messages.admission.facts).map(({ term, value }) => (
        <div key={term} className="py-2">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-semibold">{locale.mark(fillOrAsk(locale, value, values))}</dd>
        </div>
      ))}
    </dl>
  )
}
