import { Icon } from '@/components/ui/icon'
import { askTheSchool } from '@/content/pages/about/contact-us'
import { getSchool } from '@/lib/content/collections/school'
import { telHref } from '@/lib/format/phone'
import { hrefOf, type Page } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'

const { title, lead, hours, enquiry } = askTheSchool
const form = getPageAt('/TakeAdmission')
const row = 'flex items-center gap-2.5'

/** The way to ask, so that no page leaves a parent with an open question. */
export async function AskTheSchool({ page }: { page: Page }) {
  const { phone, officeHours } = await getSchool()
  return (
    <section
      aria-labelledby="ask-the-school"
      className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-paper-deep p-5 sm:px-6"
    >
      <div className="min-w-0 flex-[1_1_13rem]">
        <h2 id="ask-the-school" className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-ink-soft">{lead}</p>
      </div>
      <div>
        <p className={row}>
          <Icon name="phone" className="text-flame" />
          <a href={telHref(phone)} className="py-1.5 text-lg font-semibold hover:underline">
            {phone}
          </a>
        </p>
        <p className={row}>
          <Icon name="clock" className="text-flame" />
          {hours} {officeHours}
        </p>
      </div>
      {page.path !== form.path && (
        <a href={hrefOf(form)} className="button max-sm:w-full">
          {enquiry}
        </a>
      )}
    </section>
  )
}
