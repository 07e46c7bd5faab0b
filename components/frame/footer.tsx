import { hrefOf, type Locale, type LocaleProps } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import type { ReactNode } from 'react'
import { SearchForm } from '@/components/search/search-form'
import { Breakable } from '@/components/ui/breakable'
import { Icon, type IconName } from '@/components/ui/icon'
import type { PageTable, Page } from '@/lib/pages/pages'
import type { School } from '@/lib/school/school'
import { officeTimes } from '@/lib/format/hours'
import { telHref } from '@/lib/format/phone'
import { payFeesHref } from '@/lib/pages/menu'

function quickLinks(
  locale: Locale,
  school: School,
  pages: PageTable,
): [href: string, text: string][] {
  const payFees = payFeesHref(locale, school, pages)
  const safety = pages.named('sexual_harassment_committee')
  return [
    ...pages
      .chosenFor('footer')
      .map((page): [string, string] => [hrefOf(locale, page), page.title]),
    ...(safety
      ? [[hrefOf(locale, safety), locale.t('frame.safetyAndComplaints')] as [string, string]]
      : []),
    ...(payFees ? [[payFees, locale.t('frame.payFees')] as [string, string]] : []),
  ]
}

const heading = 'mb-3 text-lg font-semibold text-marigold'
const link = 'inline-block py-1 underline-offset-3 hover:underline'

type Props = {
  locale: Locale
  school: School
  pages: PageTable
  /** Whether the page shows invented content. */
  isInvented?: boolean
}

/** The footer: the school, further links and contact details. */
export function Footer({ locale, school, pages, isInvented = false }: Props) {
  const line = school.isSample
    ? locale.t('demonstration.site')
    : isInvented
      ? locale.t('demonstration.page')
      : null
  return (
    <footer className="site-footer on-ink mt-6 bg-ink text-paper md:mt-16">
      <div className="page-width grid gap-x-8 gap-y-2 py-2 max-md:text-sm md:grid-cols-2 md:gap-8 md:py-10 lg:grid-cols-3">
        <details className="phone-fold nav-group">
          <summary className="font-semibold text-marigold">{locale.t('frame.footerMore')}</summary>
          <section aria-labelledby="footer-about" className="py-2 md:py-0 md:max-lg:col-span-2">
            <h2 id="footer-about" className={heading}>
              {locale.mark(school.name)}
            </h2>
            {school.about && <p className="max-w-measure">{locale.mark(school.about)}</p>}
            <SocialLinks locale={locale} social={school.social} />
            <div className="no-print mt-4 max-w-sm md:mt-6">
              <SearchForm
                locale={locale}
                place="Footer"
                label={locale.t('frame.searchThisWebsite')}
              />
            </div>
          </section>
          <nav aria-labelledby="footer-links" className="max-md:py-4">
            <h2 id="footer-links" className={heading}>
              {locale.t('frame.quickLinks')}
            </h2>
            <ul className="gap-x-6 max-md:columns-[8rem]">
              {quickLinks(locale, school, pages).map(([href, text]) => (
                <li key={text}>
                  <a href={href} className="footer-link">
                    {locale.mark(text)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </details>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={`${heading} max-md:sr-only`}>
            {locale.t('frame.contact')}
          </h2>
          <address className="not-italic md:space-y-2">
            <ContactLine icon="pin">{locale.mark(school.address)}</ContactLine>
            {/* Side by side on a phone, where the folded footer has a third of the screen. */}
            <div className="flex flex-wrap gap-x-4 gap-y-1 py-0.5 md:block md:space-y-2 md:py-0">
              {[school.phone, ...school.otherPhones].map((phone) => (
                <ContactLine key={phone} icon="phone" href={telHref(phone)}>
                  {phone}
                </ContactLine>
              ))}
              <ContactLine icon="mail" href={`mailto:${school.email}`}>
                {school.email && <Breakable text={school.email} at="address" />}
              </ContactLine>
            </div>
            <ContactLine icon="clock">
              {locale.mark(labelled(locale.t('frame.office'), officeTimes(locale, school)))}
            </ContactLine>
            <ContactLine icon="rupee">
              {locale.mark(labelled(locale.t('frame.fees'), localTimes(locale, school.feeHours)))}
            </ContactLine>
          </address>
        </section>
        {line && <p className="col-span-full text-sm">{line}</p>}
      </div>
    </footer>
  )
}

const labelled = (label: string, hours: string) => hours && `${label} ${hours}`

function SocialLinks({ locale, social }: LocaleProps & Pick<School, 'social'>) {
  const set = Object.entries(social).filter(([, href]) => href)
  if (set.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4" aria-label={locale.t('frame.socialMedia')}>
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

type ContactLineProps = { icon: IconName; href?: string; children: ReactNode }

function ContactLine({ icon, href, children }: ContactLineProps) {
  if (!children) return null
  return (
    <p className="flex gap-2">
      <Icon name={icon} className="mt-1 size-4" />
      {href ? (
        <a href={href} className="min-w-0 wrap-anywhere hover:underline">
          {children}
        </a>
      ) : (
        children
      )}
    </p>
  )
}

type PageFootProps = {
  locale: Locale
  page: Page
  pages: PageTable
  /** The path of this screen in the first language. */
  href: string
}

/** Leads to the form about this page, where a button sends: a link changes nothing. */
export function PageFoot({ locale, page, pages, href }: PageFootProps) {
  const form = pages.pages.find(({ template }) => template === 'feedback')
  if (!form || page.template === 'feedback' || page.template === 'search') return null
  const { foot, yes, no, report } = locale.messages.forms.feedback
  const address = `${hrefOf(locale, form)}?page=${encodeURIComponent(decodeURI(href.split('?')[0] ?? ''))}`
  return (
    <p className="page-foot no-print page-width">
      {foot}{' '}
      <a rel="nofollow" href={`${address}&useful=yes`}>
        {yes}
      </a>{' '}
      <a rel="nofollow" href={`${address}&useful=no`}>
        {no}
      </a>{' '}
      <a rel="nofollow" href={address}>
        {report}
      </a>
    </p>
  )
}
