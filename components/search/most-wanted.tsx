import { hrefOf } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'

const PATHS = [
  '/TakeAdmission',
  '/FeePaymentRules',
  '/notices',
  '/SchoolCalendar',
  '/Booklist',
  '/Faculty',
  '/Disclosure',
  '/Contact Us',
] as const

/** The pages that most people come for, with their sentences. */
export function MostWanted() {
  return (
    <section aria-labelledby="most-wanted">
      <h2 id="most-wanted" className="text-2xl font-semibold">
        Most often looked for
      </h2>
      <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
        {PATHS.map(getPageAt).map((page) => (
          <li key={page.path} className="border-t border-line py-3">
            <a href={hrefOf(page)} className="font-semibold text-flame hover:underline">
              {page.title}
            </a>
            <p className="leading-snug">{page.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
