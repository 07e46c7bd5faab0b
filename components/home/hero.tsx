import { AdmissionForm } from '@/components/enquiry/forms'
import { Capsule } from '@/components/page/title-bar'
import { Icon, type IconName } from '@/components/ui/icon'
import { Figure } from '@/components/ui/picture'
import { getPageAt } from '@/content/pages'
import type { ClassFee } from '@/content/pages/admission/fees'
import { home } from '@/content/pages/general/home'
import { hrefOf } from '@/content/pages/page'
import { listFees } from '@/lib/content/collections/fees'
import type { School } from '@/lib/content/collections/school'
import { feeRange } from '@/lib/fees/answer'
import { fill } from '@/lib/format/fill'
import { telHref } from '@/lib/format/phone'

const { label, lead, picture, form } = home.hero

/** A sentence, the school, and the quick admission form: the first screen. */
export function Hero({ school }: { school: School }) {
  return (
    <section className="border-b border-line bg-paper-deep">
      <div className="page-width grid gap-x-10 gap-y-5 py-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:pt-6 lg:pb-5">
        <div className="space-y-3 sm:space-y-4">
          <Capsule>{label}</Capsule>
          <h1 className="text-3xl font-semibold sm:text-4xl xl:text-5xl">{school.tagline}</h1>
          <p className="max-w-measure text-lg max-sm:leading-snug">{lead}</p>
        </div>
        <Figure picture={picture} isFirst />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <section
            aria-labelledby="quick-title"
            className="rounded-card border border-line bg-paper p-5"
          >
            <h2 id="quick-title" className="text-2xl font-semibold">
              {form.title}
            </h2>
            <p className="mb-3 text-ink-soft">{form.lead}</p>
            <AdmissionForm formId="quick" school={school} />
          </section>
          <p className="mt-4 px-5">
            {form.call}{' '}
            <a
              href={telHref(school.phone)}
              className="font-semibold whitespace-nowrap hover:underline"
            >
              {school.phone}
            </a>
            , <span className="whitespace-nowrap">{school.officeHours}</span>.
          </p>
        </div>
      </div>
    </section>
  )
}

type Fact = { icon: IconName; term: string; values: string[]; more?: [text: string, href: string] }

const linkTo = (path: '/Procedure' | '/FeePaymentRules' | '/Disclosure') => hrefOf(getPageAt(path))

function factsOf(school: School, fees: readonly ClassFee[]): Fact[] {
  const range = feeRange(fees)
  return [
    {
      icon: 'calendar',
      term: school.admissionOpen ? 'Admission is open' : 'Session',
      values: [school.session],
      more: ['How to apply', linkTo('/Procedure')],
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
      more: ['Fees by class', linkTo('/FeePaymentRules')],
    },
    {
      icon: 'phone',
      term: 'Telephone',
      values: [school.phone],
      more: ['Call', telHref(school.phone)],
    },
    {
      icon: 'file',
      term: 'For inspectors and parents',
      values: ['Documents, results, staff and infrastructure'],
      more: [getPageAt('/Disclosure').title, linkTo('/Disclosure')],
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
        {factsOf(school, fees).map(({ icon, term, values, more }) => (
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
            {more && (
              <dd className="pl-7">
                <a href={more[1]} className="text-marigold underline underline-offset-3">
                  {more[0]}
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
