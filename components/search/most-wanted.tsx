import { hrefOf } from '@/lib/site/href'
import { getPageAt } from '@/lib/site/pages'

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

/** The pages that most people come for; with their sentences where there is room. */
export function MostWanted({ isBrief = false }: { isBrief?: boolean }) {
  return (
    <section
      aria-labelledby="most-wanted"
      className={isBrief ? 'rounded-card border border-line p-5' : ''}
    >
      <h2 id="most-wanted" className={`font-semibold ${isBrief ? 'text-lg' : 'text-2xl'}`}>
        Most often looked for
      </h2>
      <ul className={`mt-3 ${isBrief ? '' : 'grid gap-x-10 sm:grid-cols-2'}`}>
        {PATHS.map(getPageAt).map((page) => (
          <li key={page.path} className={isBrief ? '' : 'border-t border-line py-3'}>
            <a
              href={hrefOf(page)}
              className={`font-semibold text-flame hover:underline ${isBrief ? 'block py-1.5' : ''}`}
            >
              {page.title}
            </a>
            {!isBrief && <p className="leading-snug">{page.summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
