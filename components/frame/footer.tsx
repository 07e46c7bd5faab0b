import { SearchForm } from '@/components/search/search-form'
import { Icon } from '@/components/ui/icon'
import { facts } from '@/content/facts'
import type { School } from '@/lib/content/collections/school'
import { telHref } from '@/lib/format/phone'
import { hrefOf } from '@/content/pages/page'
import { SOCIETY_REGISTRATION } from '@/lib/pages/aliases'
import { getPageAt } from '@/content/pages'
import { payFeesHref } from '@/lib/pages/crumbs'
import { FeeButton } from './behaviour'

const quickLinks = [
  '/notices',
  '/TakeAdmission',
  '/FeePaymentRules',
  '/SchoolCalendar',
  '/Disclosure',
  '/Contact Us',
  '/Privery_policy',
  '/search',
  '/site-map',
] as const

const heading = 'mb-3 text-lg font-semibold text-marigold'
const link = 'inline-block py-1 underline-offset-3 hover:underline'

function SocialLinks({ social }: Pick<School, 'social'>) {
  const set = Object.entries(social).filter(([, href]) => href)
  if (set.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4" aria-label="Social media">
      {set.map(([name, href]) => (
        <li key={name}>
          <a href={href ?? ''} rel="noopener" className={`${link} capitalize underline`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Footer({ school }: { school: School }) {
  return (
    <footer className="site-footer on-ink mt-16 bg-ink text-paper">
      <div className="page-width grid gap-8 py-10 pb-24 md:grid-cols-3">
        <section aria-labelledby="footer-about">
          <h2 id="footer-about" className={heading}>
            {school.name}
          </h2>
          <p>{school.about}</p>
          <SocialLinks social={school.social} />
          <div className="no-print mt-6 max-w-sm">
            <SearchForm place="Footer" label="Search this website" />
          </div>
        </section>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className={heading}>
            Quick links
          </h2>
          <ul>
            {quickLinks.map((path) => (
              <li key={path}>
                <a href={hrefOf({ path })} className={link}>
                  {getPageAt(path).title}
                </a>
              </li>
            ))}
            <li>
              <a href={payFeesHref(school)} className={link}>
                Pay fees
              </a>
            </li>
            <li>
              <a href={SOCIETY_REGISTRATION} className={link}>
                Society registration (PDF)
              </a>
            </li>
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={heading}>
            Contact
          </h2>
          <address className="space-y-2 not-italic">
            <p className="flex gap-2">
              <Icon name="pin" className="mt-1 size-4" />
              {school.address}
            </p>
            <p className="flex gap-2">
              <Icon name="phone" className="mt-1 size-4" />
              <a href={telHref(school.phone)} className="hover:underline">
                {school.phone}
              </a>
            </p>
            <p className="flex gap-2">
              <Icon name="mail" className="mt-1 size-4" />
              <a href={`mailto:${school.email}`} className="hover:underline">
                {school.email}
              </a>
            </p>
            <p className="flex gap-2">
              <Icon name="clock" className="mt-1 size-4" />
              Office {school.officeHours}
            </p>
            <p className="flex gap-2">
              <Icon name="rupee" className="mt-1 size-4" />
              Fees {school.feeHours}
            </p>
          </address>
        </section>
      </div>
      <FeeButton href={payFeesHref(school)} after={facts.feeButtonScroll}>
        <Icon name="rupee" />
        Pay Fees Online
      </FeeButton>
    </footer>
  )
}
