import { hrefOf, type Locale, type LocaleProps } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import type { ReactNode } from 'react'
import { SliderTrack } from '@/components/page/deferred'
import { Icon } from '@/components/ui/icon'
import { Figure } from '@/components/ui/picture'
import type { Page } from '@/lib/pages/pages'
import type { Picture } from '@/lib/messages/names'
import { getSchool } from '@/lib/school/school'
import { telHref } from '@/lib/format/phone'
import { listSection } from '@/lib/pages/menu'
import { PageLink } from '../ui/links'
import { TitleBar } from './title-bar'

type Props = LocaleProps & PageBodyProps & { lead?: string | undefined }

/** A page with its title bar. */
export function InsidePage({ locale, lead, ...body }: Props) {
  return (
    <>
      <TitleBar locale={locale} page={body.page} lead={lead} />
      <PageBody locale={locale} {...body} />
    </>
  )
}

type PageBodyProps = {
  page: Page
  /** Shown above the links of the section. */
  aside?: ReactNode
  children: ReactNode
}

/** The content below the title bar, contact details, and the links of the section. */
export function PageBody({ locale, page, aside, children }: LocaleProps & PageBodyProps) {
  return (
    <div className="page-width grid gap-x-14 gap-y-8 py-10 md:py-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0 space-y-10">
        {children}
        {page.template !== 'contact' && <AskTheSchool locale={locale} page={page} />}
      </div>
      <div className="space-y-6">
        {aside}
        <SectionLinks locale={locale} page={page} />
      </div>
    </div>
  )
}

type SliderProps = {
  /** The label of the slider. */
  label: string
  pictures: readonly Picture[]
  /** Visible without scrolling. */
  isFirst?: boolean
}

type BesideSliderProps = { locale: Locale; page: Page; slider: SliderProps; children: ReactNode }

/** An inside page with its text next to a slider, and the links of its section below it; without pictures it is a page like others. */
export function BesideSlider({ locale, page, slider, children }: BesideSliderProps) {
  if (slider.pictures.length === 0)
    return (
      <PageBody locale={locale} page={page}>
        {children}
      </PageBody>
    )
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 py-10 md:py-12 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] min-[75rem]:grid-cols-[minmax(0,1fr)_30rem]">
      <div className="lg:col-start-2">
        <Slider locale={locale} {...slider} />
      </div>
      <div className="min-w-0 space-y-10 lg:row-span-2 lg:row-start-1">
        {children}
        <AskTheSchool locale={locale} page={page} />
      </div>
      <SectionLinks locale={locale} page={page} />
    </div>
  )
}

function Slider({ locale, label, pictures, isFirst = false }: LocaleProps & SliderProps) {
  return (
    <SliderTrack
      label={label}
      slides={pictures.map((picture, index) => ({
        key: picture.src,
        caption: locale.mark(picture.caption),
        figure: <Figure locale={locale} picture={picture} isFirst={isFirst && index === 0} />,
      }))}
      texts={{ ...locale.messages.slider, broken: locale.t('common.broken') }}
      icons={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
    />
  )
}

/** "In this section": the pages of the group, so that no page is a dead end. */
async function SectionLinks({ locale, page }: { locale: Locale; page: Page }) {
  if (!page.group) return null
  const title = locale.t('page.inThisSection')
  return (
    <nav
      aria-label={title}
      className="no-print self-start rounded-card border border-line px-5 py-1 md:py-5 lg:sticky lg:top-24"
    >
      <h2 className="mb-2 text-lg font-semibold max-md:hidden">{title}</h2>
      <details className="phone-fold nav-group">
        <summary className="font-semibold">{title}</summary>
        <ul className="gap-x-6 sm:max-lg:columns-2">
          {(await listSection(locale.language, page)).map((each) => (
            <li key={each.path}>
              <a
                href={hrefOf(locale, each)}
                className="section-link"
                aria-current={each.path === page.path ? 'page' : undefined}
              >
                {locale.mark(each.title)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

const row = 'flex items-center gap-2.5'

/** Contact details, so that a parent can ask about the page. */
async function AskTheSchool({ locale, page }: { locale: Locale; page: Page }) {
  const { phone, officeHours } = await getSchool(locale.language)
  return (
    <section
      aria-labelledby="ask-the-school"
      className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-paper-deep p-5 sm:px-6"
    >
      <div className="min-w-0 flex-[1_1_13rem]">
        <h2 id="ask-the-school" className="text-lg font-semibold">
          {locale.t('contact.ask.title')}
        </h2>
        <p className="text-ink-soft">{locale.t('contact.ask.lead')}</p>
      </div>
      <div>
        {phone && (
          <p className={row}>
            <Icon name="phone" className="text-flame" />
            <a href={telHref(phone)} className="py-1.5 text-lg font-semibold hover:underline">
              {phone}
            </a>
          </p>
        )}
        {officeHours && (
          <p className={row}>
            <Icon name="clock" className="text-flame" />
            {locale.t('contact.ask.hours')} {locale.mark(localTimes(locale, officeHours))}
          </p>
        )}
      </div>
      {page.template !== 'enquiry' && (
        <PageLink locale={locale} name="take_admission" className="button max-sm:w-full">
          {locale.t('contact.ask.enquiry')}
        </PageLink>
      )}
    </section>
  )
}
