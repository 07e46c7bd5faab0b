import { Icon, type IconName } from '@/components/ui/icon'
import type { School } from '@/lib/content/collections/school'
import { telHref } from '@/lib/format/phone'

type Fact = { icon: IconName; term: string; value: string; href?: string }

function factsOf(school: School): Fact[] {
  return [
    { icon: 'phone', term: 'Telephone', value: school.phone, href: telHref(school.phone) },
    { icon: 'mail', term: 'E-mail', value: school.email, href: `mailto:${school.email}` },
    { icon: 'pin', term: 'Address', value: school.address },
    { icon: 'clock', term: 'School office', value: school.officeHours },
    { icon: 'rupee', term: 'Fee counter', value: school.feeHours },
    {
      icon: 'file',
      term: 'CBSE affiliation number and school code',
      value: `${school.affiliationNumber} / ${school.schoolCode}`,
    },
  ]
}

/** How to reach the school, large enough to be read out over the telephone. */
export function ContactFacts({ school }: { school: School }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
      {factsOf(school).map(({ icon, term, value, href }) => (
        <div key={term} className="bg-paper p-5">
          <dt className="flex items-center gap-2 text-ink-soft">
            <Icon name={icon} className="text-flame" />
            {term}
          </dt>
          <dd className="mt-1 font-display text-xl font-semibold wrap-anywhere md:text-2xl">
            {href ? (
              <a href={href} className="underline-offset-4 hover:text-flame hover:underline">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
