import { home } from '@/content/pages/general/home'
import type { School } from '@/lib/content/collections/school'
import { telHref } from '@/lib/format/phone'
import { hrefOf } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'

const { title, text, picture } = home.closing

/** The invitation to visit at the end of the home page. */
export function Closing({ school }: { school: School }) {
  return (
    <section aria-labelledby="closing-title" className="page-width pt-4">
      <div className="grid items-center overflow-hidden rounded-card border border-flame/30 bg-flame-tint md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_27rem]">
        <div className="max-w-measure p-6 md:p-10">
          <h2 id="closing-title" className="text-2xl font-semibold md:text-3xl">
            {title}
          </h2>
          <p className="mt-3">
            {text} <strong className="font-semibold">{school.officeHours}</strong>.
          </p>
          <p className="mt-5 flex flex-wrap gap-3">
            <a href={hrefOf(getPageAt('/TakeAdmission'))} className="button">
              Send an enquiry
            </a>
            <a href={telHref(school.phone)} className="button-quiet">
              Call {school.phone}
            </a>
          </p>
        </div>
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="h-full w-full object-cover max-md:order-first"
        />
      </div>
    </section>
  )
}
