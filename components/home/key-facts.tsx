import { Icon, type IconName } from '@/components/ui/icon'
import { facts } from '@/content/facts'
import type { School } from '@/lib/cms/school'
import { telHref } from '@/lib/format/phone'
import { hrefOf } from '@/lib/site/href'
import { getPageAt } from '@/lib/site/pages'

type Fact = { icon: IconName; term: string; value: string; href?: string; more?: string }

function factsOf(school: School): Fact[] {
  return [
    {
      icon: 'calendar',
      term: school.admissionOpen ? 'Admission is open' : 'Session',
      value: school.session,
      href: hrefOf(getPageAt('/Procedure')),
      more: 'How to apply',
    },
    { icon: 'clock', term: 'School office', value: school.officeHours },
    {
      icon: 'rupee',
      term: 'Fees',
      value: `Due by the ${facts.feesDueDay}th of each month; counter ${school.feeHours}`,
      href: hrefOf(getPageAt('/FeePaymentRules')),
      more: 'Fees by class',
    },
    {
      icon: 'phone',
      term: 'Telephone',
      value: school.phone,
      href: telHref(school.phone),
      more: 'Call',
    },
    {
      icon: 'file',
      term: 'For inspectors and parents',
      value: 'Documents, results, staff and infrastructure',
      href: hrefOf(getPageAt('/Disclosure')),
      more: getPageAt('/Disclosure').title,
    },
  ]
}

/** The parent's first questions, answered without a click. */
export function KeyFacts({ school }: { school: School }) {
  return (
    <section aria-labelledby="facts-title" className="on-ink rounded-card bg-ink p-6 text-paper">
      <h2 id="facts-title" className="mb-3 text-2xl font-semibold">
        At a glance
      </h2>
      <dl>
        {factsOf(school).map(({ icon, term, value, href, more }) => (
          <div key={term} className="border-paper/20 py-3 not-first:border-t">
            <dt className="flex items-center gap-2 text-sm">
              <Icon name={icon} className="text-marigold" />
              {term}
            </dt>
            <dd className="pl-7 font-semibold">{value}</dd>
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
