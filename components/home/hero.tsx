import { QuickForm } from '@/components/enquiry/quick-form'
import { Figure } from '@/components/page/figure'
import { Capsule } from '@/components/ui/capsule'
import { home } from '@/content/pages/general/home'
import type { School } from '@/lib/content/collections/school'
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
            <QuickForm email={school.email} phone={school.phone} />
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
