// Not in the layout, whose styles are one file: see `lib/framework/style-sheet.ts`.
import { editable, RECORD_ROW } from '@/lib/content/store/drafts'
import type { Language } from 'school-schema/languages'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import type { Thing } from 'schema-dts'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/page/json-ld'
import { OptionalLink } from '@/components/ui/links'
import { Icon } from '@/components/ui/icon'
import { getPageTable, type Page, showsInvented } from '@/lib/pages/pages'
import { getSchool, type School } from '@/lib/school/school'
import { lookHref } from '@/lib/format/look'
import { preloadFont } from './document'
import { telHref } from '@/lib/format/phone'
import type { ShownRow } from '@/lib/pages/shown-rows'
import { siteEnvironment } from '@/lib/server/environment'
import { HydrationMarker, NavBehaviour, PageLoading } from './behaviour'
import { SavedEnquiries } from '@/components/enquiry/saved-enquiries'
import { Footer, PageFoot } from './footer'
import { Header } from './header'
import { LanguageNote, Languages } from './languages'
import './fonts.css'

type Props = {
  locale: Locale
  /** The current page of the page table; null on an error screen. */
  current: Page | null
  /** The banner of a preview, below the skip link. */
  banner?: ReactNode
  /** The path of this screen in the first language, if it is not that of the page. */
  href?: string
  /** The language of its main text, if it is not that of the page. */
  language?: Language
  /** Structured data for search engines. */
  things?: readonly Thing[]
  /** The rows that the page shows. */
  rows?: readonly ShownRow[]
  children: ReactNode
}

/** The header, footer and structured data around every page. */
export async function Frame({
  locale,
  current,
  href = current ? encodeURI(current.path) : '',
  language = current?.language,
  banner,
  things,
  rows = [],
  children,
}: Props) {
  const [school, pages] = await Promise.all([
    getSchool(locale.language),
    getPageTable(locale.language),
  ])
  const look = lookHref(school)
  if (school.typePairing === 'classic') preloadFont('fraunces-latin-600')
  return (
    <>
      {look && <link rel="stylesheet" href={look} precedence="school" />}
      <a
        href="#main"
        className="sr-only fixed top-2 left-2 z-50 button focus:not-sr-only focus:fixed focus:px-5 focus:py-2"
      >
        {locale.t('frame.skipToTheContent')}
      </a>
      {banner}
      {school.alert && <AlertStrip locale={locale} {...school.alert} />}
      {/* The banner of a preview has links to the preview in other languages. */}
      <TopStrip locale={locale} school={school} href={banner ? null : href} />
      <Header locale={locale} school={school} current={current} />
      <SavedEnquiries
        texts={{ ...locale.messages.enquiry.kept, gone: locale.messages.forms.gone }}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        <LanguageNote {...{ locale, href, language, rows }} page={current} school={school} />
        {children}
        {current && !banner && (
          <PageFoot locale={locale} page={current} pages={pages} href={href} />
        )}
        <p className="hidden print:block">{siteEnvironment().SITE_URL + locale.path(href)}</p>
        {things && <JsonLd things={things} />}
      </main>
      <Footer
        locale={locale}
        school={school}
        pages={pages}
        isInvented={current !== null && showsInvented(current, rows)}
      />
      <NavBehaviour />
      <PageLoading text={locale.t('common.loading')} />
      <HydrationMarker />
    </>
  )
}

const link = '-my-1 inline-flex min-h-6 min-w-6 items-center justify-center gap-1.5 hover:underline'

type Alert = LocaleProps & NonNullable<School['alert']>

/**
 * The school's message of the hour. A landmark, not `role="alert"`: that announces what changes while
 * the page is open, and this text is there from the start, first for everybody who reads in order.
 */
function AlertStrip({ locale, text, link, publishUntil }: Alert) {
  return (
    <section
      aria-label={locale.t('frame.importantNotice')}
      data-until={publishUntil}
      className="bg-flame font-semibold text-paper"
      {...editable('school', RECORD_ROW, 'alert_text', 'alert_until')}
    >
      <p className="page-width py-2.5">
        <OptionalLink
          locale={locale}
          text={text}
          link={link}
          className="underline underline-offset-3 focus-visible:outline-paper"
        />
      </p>
    </section>
  )
}

/** The line above the header: affiliation and contact details. */
function TopStrip({ locale, school, href }: LocaleProps & { school: School; href: string | null }) {
  const phone = editable('school', RECORD_ROW, 'phone')
  return (
    <section
      aria-label={locale.t('frame.affiliationAndContact')}
      className="on-ink bg-ink text-xs text-paper sm:text-sm"
    >
      {/* Two rows on a phone: whether all fits into one depends on the font, which may arrive later. */}
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 whitespace-nowrap max-sm:flex-col max-sm:items-start">
        <p className="flex flex-wrap gap-x-4">
          <Registered
            name={locale.t('frame.affiliationNumber')}
            label={locale.t('frame.affiliationNo')}
            short={locale.t('frame.aff')}
          >
            {school.affiliationNumber}
          </Registered>
          <Registered
            name={locale.t('frame.schoolCode')}
            label={locale.t('frame.schoolCode')}
            short={locale.t('frame.code')}
          >
            {school.schoolCode}
          </Registered>
        </p>
        <p className="flex flex-wrap gap-x-4">
          {school.phone && (
            <a href={telHref(school.phone)} className={link} {...phone}>
              <Icon name="phone" className="size-3.5" />
              {school.phone}
            </a>
          )}
          {school.email && (
            <a href={`mailto:${school.email}`} className={link}>
              <Icon name="mail" className="size-3.5" />
              <span className="max-sm:sr-only">{school.email}</span>
            </a>
          )}
          {href !== null && (
            <Languages locale={locale} school={school} href={href} className={link} />
          )}
          <a href={locale.path('/search')} className={`${link} max-lg:hidden`}>
            <Icon name="search" className="size-3.5" />
            {locale.t('frame.search')}
          </a>
        </p>
      </div>
    </section>
  )
}

type RegisteredProps = { name: string; label: string; short: string; children: string }

/** A registration number of the school; on a phone with a short label. */
function Registered({ name, label, short, children }: RegisteredProps) {
  if (!children) return null
  return (
    <span>
      <span className="max-sm:hidden">{label} </span>
      <abbr title={name} className="no-underline sm:hidden">
        {short}
      </abbr>{' '}
      {children}
    </span>
  )
}
