import type { Locale, Messages } from '@/lib/messages/messages'
import type { ReactNode } from 'react'
import { CalendarTable } from '@/components/calendar/calendar-table'
import { Appendix } from '@/components/disclosure/appendix'
import { InsidePage } from '@/components/page/page-body'
import { MainText, type TemplateProps } from '@/components/page/main-text'
import { PrintButton } from '@/components/page/print-button'
import { DataTable } from '@/components/tables/table'
import { Icon } from '@/components/ui/icon'
import { describeMember, leaderRoleOf, termName } from '@/lib/messages/names'
import { formatDay } from '@/lib/messages/days'
import { askOffice, rupees } from '@/lib/messages/values'
import { listDates } from '@/lib/calendar/calendar'
import { countTeachers, getDisclosure } from '@/lib/disclosure/disclosure'
import { listFaculty, type Teacher, listPeople } from '@/lib/people/people'
import { listFees } from '@/lib/fees/fees'
import { getPageTable } from '@/lib/pages/pages'
import { getSchool } from '@/lib/school/school'
import { listAllTeams } from '@/lib/people/teams'
import { getToday } from '@/lib/content/store/read-view'
import { sessionOf } from 'school-schema/day'

type Part = { of: keyof Messages['report']['parts']; rows: readonly unknown[]; shown: ReactNode }

/** The annual report of the running session, made of what the website has; each missing part is named. */
export async function AnnualReportPage({ locale, page }: TemplateProps) {
  const [{ currentSession }, today] = await Promise.all([getSchool(locale.language), getToday()])
  const session = currentSession || 'none'
  const parts = await listParts(locale, today)
  const missing = parts
    .filter(({ rows }) => rows.length === 0)
    .map(({ of }) => locale.messages.report.parts[of])
  return (
    <InsidePage
      locale={locale}
      page={page}
      lead={locale.t('report.lead', { session, day: formatDay(locale, today) })}
    >
      <PrintButton>
        <Icon name="printer" />
        {locale.t('report.print')}
      </PrintButton>
      {missing.length > 0 && (
        <p className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold">
          {locale.t('report.missing', { parts: missing.join('; ') })}
        </p>
      )}
      <MainText locale={locale} page={page}>
        {parts.map(
          ({ of, rows, shown }) =>
            rows.length > 0 &&
            shown && (
              <section key={of} className="space-y-4">
                {of !== 'disclosure' && (
                  <h2 className="break-after-avoid text-2xl font-semibold">
                    {locale.messages.report.parts[of]}
                  </h2>
                )}
                {shown}
              </section>
            ),
        )}
      </MainText>
    </InsidePage>
  )
}

async function listParts(locale: Locale, today: string): Promise<Part[]> {
  const [school, disclosure, fees, faculty, people, dates, teams, { named }] = await Promise.all([
    getSchool(locale.language),
    getDisclosure(locale.language),
    listFees(locale.language),
    listFaculty(locale.language),
    listPeople(locale.language),
    listDates(locale.language),
    listAllTeams(locale.language),
    getPageTable(locale.language),
  ])
  const events = dates.filter(
    ({ from, kind }) => kind === 'Event' && sessionOf(from) === sessionOf(today),
  )
  const form = <Appendix locale={locale} disclosure={disclosure} today={today} />
  return [
    { of: 'disclosure', rows: disclosure.isEmpty ? [] : [disclosure], shown: form },
    {
      of: 'fees',
      rows: fees,
      shown: (
        <>
          <ReportTable
            locale={locale}
            of="fees"
            rows={fees.map(({ className, fee }) => [
              locale.mark(termName(locale, className)),
              fee ? rupees(fee) : askOffice(locale),
            ])}
            numeric={1}
          />
          <p>{locale.mark(school.feePeriod ?? locale.t('fees.askPeriod'))}</p>
        </>
      ),
    },
    { of: 'faculty', rows: faculty, shown: <Teachers locale={locale} staff={faculty} /> },
    // Their table is part of the Board's form.
    { of: 'results', rows: disclosure.results, shown: null },
    {
      of: 'people',
      rows: people,
      shown: (
        <ReportTable
          locale={locale}
          of="people"
          rows={people.map((member) => [
            locale.mark(named(member.body)?.title),
            locale.mark(member.name),
            locale.mark(describeMember(locale, member)),
          ])}
        />
      ),
    },
    {
      of: 'calendar',
      rows: events,
      shown: (
        <CalendarTable locale={locale} caption={locale.t('report.parts.calendar')} dates={events} />
      ),
    },
    {
      of: 'teams',
      rows: teams,
      shown: (
        <ReportTable
          locale={locale}
          of="teams"
          rows={teams.map(({ name, leader, events: competitions, ...team }) => [
            locale.mark(name),
            locale.mark(leader && `${leaderRoleOf(locale, team)}: ${leader}`),
            locale.mark(competitions.join(', ')),
          ])}
        />
      ),
    },
  ]
}

type ReportTableProps = {
  locale: Locale
  of: 'fees' | 'faculty' | 'people' | 'teams'
  rows: readonly (readonly ReactNode[])[]
  /** The index of a numeric column. */
  numeric?: number
}

/** The table of a part, whose heading is its caption. */
function ReportTable({ locale, of, rows, numeric }: ReportTableProps) {
  return (
    <DataTable
      caption={locale.messages.report.parts[of]}
      captionClassName="sr-only"
      columns={locale.messages.report[of]}
      rows={rows}
      naming={of === 'people' ? 1 : 0}
      numeric={numeric === undefined ? [] : [numeric]}
    />
  )
}

/** The number of teachers and their degrees, by designation. */
async function Teachers({ locale, staff }: { locale: Locale; staff: readonly Teacher[] }) {
  const groups = Map.groupBy(staff, ({ designation }) => designation ?? locale.t('report.other'))
  return (
    <>
      <p>{locale.t('faculty.all', { count: await countTeachers(locale.language) })}</p>
      <ReportTable
        locale={locale}
        of="faculty"
        rows={[...groups].map(([designation, each]) => [
          locale.mark(termName(locale, designation)),
          each.length,
          locale.mark(
            [...new Set(each.flatMap(({ qualification }) => qualification ?? []))].join('; '),
          ),
        ])}
        numeric={1}
      />
    </>
  )
}
