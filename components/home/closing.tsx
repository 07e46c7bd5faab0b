import { home } from '@/content/home'
import type { School } from '@/lib/cms/school'
import { telHref } from '@/lib/format/phone'
import { hrefOf } from '@/lib/site/href'
import { getPageAt } from '@/lib/site/pages'

/** The invitation to visit at the end of the home page. */
export function Closing({ school }: { school: School }) {
  return (
    <section aria-labelledby="closing-title" className="page-width pt-4">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-card border border-flame/30 bg-flame-tint p-6 md:p-8">
        <div className="max-w-measure">
          <h2 id="closing-title" className="text-2xl font-semibold">
            {home.closing.title}
          </h2>
          <p className="mt-2">
            {home.closing.text} <strong className="font-semibold">{school.officeHours}</strong>.
          </p>
        </div>
        <p className="flex flex-wrap gap-3">
          <a href={hrefOf(getPageAt('/TakeAdmission'))} className="button">
            Send an enquiry
          </a>
          <a href={telHref(school.phone)} className="button-quiet">
            Call {school.phone}
          </a>
        </p>
      </div>
    </section>
  )
}
