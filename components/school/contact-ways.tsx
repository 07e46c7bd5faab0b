import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { SchoolMap } from '@/components/embed/school-map'
import { SchoolToday } from '@/components/calendar/school-today'
import { PageLink } from '@/components/ui/links'
import { Breakable } from '@/components/ui/breakable'
import { Icon, type IconName } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { affiliationName, fillText, valuesOf } from '@/lib/messages/values'
import { officeNote, type DayNote } from '@/lib/calendar/today-notes'
import { getOfficeStatus } from '@/lib/calendar/calendar'
import { getSchool, type School } from '@/lib/school/school'
import { getToday } from '@/lib/content/store/read-view'
import { officeTimes } from '@/lib/format/hours'
import { chatHref, telHref } from '@/lib/format/phone'

/** How to contact the school: telephone, form, address. */
export async function ContactWays({ locale }: LocaleProps) {
  const school = await getSchool(locale.language)
  return (
    <>
      <SchoolToday locale={locale} />
      <ContactFacts locale={locale} school={school} />
      <section
        aria-labelledby="enquire"
        className="no-print flex flex-wrap items-center justify-between gap-4 rounded-card border border-flame/30 bg-flame-tint p-6"
      >
        <div>
          <h2 id="enquire" className="text-2xl font-semibold">
            {locale.t('contact.enquire.title')}
          </h2>
          <p className="mt-1">
            {locale.mark(fillText(locale.messages.contact.enquire.text, valuesOf(locale, school)))}
          </p>
        </div>
        <PageLink locale={locale} name="take_admission" className="button">
          {locale.t('contact.sendAnEnquiry')}
        </PageLink>
      </section>
      <Section id="map" title={locale.t('contact.map')}>
        <SchoolMap locale={locale} />
      </Section>
    </>
  )
}

type Fact = [
  icon: IconName,
  term: string,
  value: string,
  href?: string | undefined,
  note?: DayNote | null,
]

/** "Nursery to UKG: 9:40am-12:40pm" under the name of its classes; any other line as it is. */
function timingFact(locale: Locale, line: string): Fact {
  const [, classes, hours] = /^(.+?):\s+(.+)$/.exec(line) ?? []
  return classes && hours
    ? ['clock', locale.t('contact.timingsOf', { classes }), localTimes(locale, hours)]
    : ['clock', locale.t('contact.classTimings'), localTimes(locale, line)]
}

const factsOf = (locale: Locale, school: School, officeNow: DayNote | null): Fact[] => {
  const whatsapp = school.whatsapp ?? ''
  const facts: Fact[] = [
    ...[school.phone, ...school.otherPhones].map((phone): Fact => [
      'phone',
      locale.t('contact.telephone'),
      phone,
      telHref(phone),
    ]),
    ['mail', locale.t('contact.email'), school.email, `mailto:${school.email}`],
    ['pin', locale.t('contact.address'), school.address],
    // Two lines: in one, the days would move to the next when the font arrives.
    [
      'clock',
      locale.t('contact.schoolOffice'),
      officeTimes(locale, school, '\n'),
      undefined,
      officeNow,
    ],
    ['rupee', locale.t('contact.feeCounter'), localTimes(locale, school.feeHours)],
    [
      'file',
      locale.t('contact.codes', { affiliation: affiliationName(locale, school.board) }),
      [school.affiliationNumber, school.schoolCode].filter(Boolean).join(' / '),
    ],
    ['message', locale.t('contact.whatsapp'), whatsapp, chatHref(whatsapp)],
    ...school.classTimings.map((each) => timingFact(locale, each)),
  ]
  return facts.filter(([, , value]) => value)
}

function FactValue({ locale, fact: [, , value, href, note] }: LocaleProps & { fact: Fact }) {
  return (
    <>
      <dd className="mt-1 font-display text-xl font-semibold wrap-anywhere whitespace-pre-line md:text-2xl">
        {href ? (
          <a href={href} className="underline-offset-4 hover:text-flame hover:underline">
            {href.startsWith('mailto:') ? (
              <Breakable text={value} at="address" />
            ) : (
              locale.mark(value)
            )}
          </a>
        ) : (
          locale.mark(value)
        )}
      </dd>
      {note && (
        <dd data-until={note.until} className="mt-1 text-ink-soft">
          {locale.mark(note.text)}
        </dd>
      )}
    </>
  )
}

/** A tile for each name: two numbers of the office are in one. */
async function ContactFacts({ locale, school }: { locale: Locale; school: School }) {
  const [office, today] = await Promise.all([getOfficeStatus(locale.language), getToday()])
  const facts = factsOf(locale, school, office && officeNote(locale, { school, office, today }))
  const tiles = Map.groupBy(facts, ([, term]) => term)
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
      {Array.from(tiles, ([term, facts]) => (
        <div key={term} className="bg-paper p-5">
          <dt className="flex items-center gap-2 text-ink-soft">
            {facts[0] && <Icon name={facts[0][0]} className="text-flame" />}
            {locale.mark(term)}
          </dt>
          {facts.map((fact) => (
            <FactValue key={fact[2]} locale={locale} fact={fact} />
          ))}
        </div>
      ))}
    </dl>
  )
}
