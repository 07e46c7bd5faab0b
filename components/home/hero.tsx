import { editable, RECORD_ROW } from '@/lib/content/store/drafts'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { AdmissionForm } from '@/components/enquiry/forms'
import { PageLink } from '@/components/ui/links'
import { FactBadge } from '@/components/page/title-bar'
import { Icon, type IconName } from '@/components/ui/icon'
import { admissionDetails } from '@/lib/school/admission'
import { fillText, valuesOf } from '@/lib/messages/values'
import type { PageTable } from '@/lib/pages/pages'
import type { Section } from '@/lib/sections/sections'
import type { School } from '@/lib/school/school'
import type { ClassFee } from '@/lib/fees/fees'
import { officeTimes } from '@/lib/format/hours'
import { paragraphsOf } from '@/lib/sections/section-texts'
import { getValues } from '@/lib/pages/text'

/** The id of the quick form on the home page. */
export const QUICK_FORM = 'enquiry'

type Props = { school: School; className: string }

/** The first part of the home page: the tagline, and what the office says about the school, there or in its record. */
export async function Hero({
  locale,
  section,
  school,
  className,
}: LocaleProps & Props & { section: Section | undefined }) {
  const values = await getValues()
  const own = section ? paragraphsOf(section, values(section)) : []
  const paragraphs = own.length > 0 ? own : [school.about].filter(Boolean)
  const edit =
    own.length > 0
      ? editable('section', section?.id, 'label', 'text', 'picture')
      : editable('school', RECORD_ROW, 'about')
  return (
    <div className={`space-y-3 sm:space-y-4 ${className}`}>
      {section?.label && (
        <FactBadge until={section.publishUntil}>{locale.mark(section.label)}</FactBadge>
      )}
      <h1
        className="text-3xl font-semibold sm:text-4xl xl:text-5xl"
        {...editable('school', RECORD_ROW, 'tagline')}
      >
        {locale.mark(school.tagline)}
      </h1>
      {paragraphs.map((paragraph) => (
        <p
          key={paragraph}
          data-until={own.length > 0 ? section?.publishUntil : null}
          className="max-w-measure text-lg max-sm:leading-snug"
          {...edit}
        >
          {locale.mark(paragraph)}
        </p>
      ))}
    </div>
  )
}

/** The quick admission form. */
export function QuickForm({ locale, school, className }: LocaleProps & Props) {
  return (
    <section
      id={QUICK_FORM}
      aria-labelledby="quick-title"
      className={`rounded-card border border-line bg-paper p-5 ${className}`}
    >
      <h2 id="quick-title" className="text-2xl font-semibold">
        {locale.t('home.form.title')}
      </h2>
      <p className="mb-3 text-ink-soft">{locale.t('home.form.lead')}</p>
      <AdmissionForm locale={locale} formId="quick" school={school} path="/" />
    </section>
  )
}

type FactsProps = Props & { pages: PageTable; fees: readonly ClassFee[] }

type Fact = {
  icon: IconName
  term: string
  values: string[]
  more?: [text: string, page: string]
  /** When it ends, in ISO 8601. */
  until?: string | null
}

/** What the school has said, each with the page that says more. */
function factsOf(locale: Locale, { school, pages, fees }: Omit<FactsProps, 'className'>): Fact[] {
  const { admission } = school
  const rules = pages.named('fee_payment_rules')
  const procedure = pages.named('procedure')
  const hasFees = rules !== null && (fees.length > 0 || rules.content !== null)
  const facts: Fact[] = [
    {
      icon: 'calendar',
      term: admission.isOpen ? locale.t('home.admissionIsOpen') : locale.t('home.session'),
      values: [admission.session, ...admissionDetails(locale, school)],
      ...(procedure?.content && { more: [locale.t('home.howToApply'), procedure.name] }),
      until: admission.statusUntil,
    },
    { icon: 'clock', term: locale.t('home.schoolOffice'), values: [officeTimes(locale, school)] },
    {
      icon: 'rupee',
      term: locale.t('home.feesTerm'),
      values: [
        fillText(locale.messages.home.fees.due, valuesOf(locale, school)) ?? '',
        school.feeHours && locale.t('home.counter', { hours: localTimes(locale, school.feeHours) }),
      ],
      ...(hasFees && { more: [locale.t('home.feesByClass'), rules.name] }),
    },
  ]
  const inspectors: Fact = {
    icon: 'file',
    term: locale.t('home.inspectors'),
    values: [locale.t('home.inspectorDocuments')],
    more: [locale.t('home.mandatoryPublicDisclosure'), 'mandatory_disclosure'],
  }
  return [...facts, ...(pages.named('mandatory_disclosure') ? [inspectors] : [])]
    .map((fact) => ({ ...fact, values: fact.values.filter(Boolean) }))
    .filter(({ values, more }) => values.length > 0 || more)
}

/** Key facts for parents and inspectors, in addition to the quick answers. */
export function KeyFacts({ locale, className, ...given }: LocaleProps & FactsProps) {
  const title = locale.t('home.atAGlance')
  return (
    <section
      aria-label={title}
      className={`on-ink rounded-card bg-ink px-5 py-2 text-paper md:p-6 ${className}`}
    >
      <h2 className="mb-3 text-2xl font-semibold max-md:hidden">{title}</h2>
      <details className="phone-fold nav-group">
        <summary className="font-display text-xl font-semibold">{title}</summary>
        <dl className="gap-x-10 pb-2 md:pb-0 md:max-lg:columns-2">
          {factsOf(locale, given).map(({ icon, term, values, more, until }) => (
            <div
              key={term}
              data-until={until}
              className="grid break-inside-avoid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 border-t border-paper/20 py-2 leading-snug sm:py-3"
            >
              <dt className="row-span-3 flex gap-2 text-sm">
                <Icon name={icon} className="mt-0.5 size-4 text-marigold" />
                {term}
              </dt>
              {values.map((value) => (
                <dd key={value} className="col-start-2 font-semibold">
                  {locale.mark(value)}
                </dd>
              ))}
              {more && (
                <dd className="col-start-2">
                  <PageLink
                    locale={locale}
                    name={more[1]}
                    className="text-marigold underline underline-offset-3"
                  >
                    {more[0]}
                  </PageLink>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
