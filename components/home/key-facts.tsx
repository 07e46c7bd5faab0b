import { Icon, type IconName } from '@/components/ui/icon'
import { home } from '@/content/pages/general/home'
import type { ClassFee } from '@/content/pages/admission/fees'
import { listFees } from '@/lib/content/collections/fees'
import type { School } from '@/lib/content/collections/school'
import { feeRange } from '@/lib/fees/figures'
import { fill } from '@/lib/format/fill'
import { telHref } from '@/lib/format/phone'
import { hrefOf } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'

type Fact = { icon: IconName; term: string; values: string[]; href?: string; more?: string }

function factsOf(school: School, fees: readonly ClassFee[]): Fact[] {
  const range = feeRange(fees)
  return [
    {
      icon: 'calendar',
      term: school.admissionOpen ? 'Admission is open' : 'Session',
      values: [school.session],
      href: hrefOf(getPageAt('/Procedure')),
      more: 'How to apply',
    },
    { icon: 'clock', term: 'School office', values: [school.officeHours] },
    {
      icon: 'rupee',
      term: 'Fees',
      values: [
        ...(range ? [fill(home.fees.range, range)] : []),
        home.fees.due,
        `Counter ${school.feeHours}`,
      ],
      href: hrefOf(getPageAt('/FeePaymentRules')),
      more: 'Fees by class',
    },
    {
      icon: 'phone',
      term: 'Telephone',
      values: [school.phone],
      href: telHref(school.phone),
      more: 'Call',
    },
    {
      icon: 'file',
      term: 'For inspectors and parents',
      values: ['Documents, results, staff and infrastructure'],
      href: hrefOf(getPageAt('/Disclosure')),
      more: getPageAt('/Disclosure').title,
    },
  ]
}

/** The parent's first questions, answered without a click. */
export async function KeyFacts({ school }: { school: School }) {
  const fees = await listFees()
  return (
    <section aria-labelledby="facts-title" className="on-ink rounded-card bg-ink p-6 text-paper">
      <h2 id="facts-title" className="mb-3 text-2xl font-semibold">
        At a glance
      </h2>
      <dl className="gap-x-10 md:max-lg:columns-2">
        {factsOf(school, fees).map(({ icon, term, values, href, more }) => (
          <div key={term} className="break-inside-avoid border-t border-paper/20 py-3">
            <dt className="flex items-center gap-2 text-sm">
              <Icon name={icon} className="text-marigold" />
              {term}
            </dt>
            {values.map((value) => (
              <dd key={value} className="pl-7 font-semibold">
                {value}
              </dd>
            ))}
            {href && (
              <dd className="pl-7">
                <a href={href} className="text-marigold underline underline-offset-3">
                  {more}
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
