import { getMessages, t, type Messages } from '@/lib/messages/messages'
import type { ReactNode } from 'react'
import { CalendarTable } from '@/components/calendar/calendar-table'
import { Appendix } from '@/components/disclosure/appendix'
import { InsidePage } from '@/components/page/page-body'
import { MainText } from '@/components/page/main-text'
import { PrintButton } from '@/components/page/print-button'
import { DataTable } from '@/components/tables/table'
import { Icon } from '@/components/ui/icon'
import { describeMember, leaderRoleOf, termName } from '@/lib/messages/names'
import { askOffice, rupees, formatDay } from '@/lib/messages/values'
import { listDates } from '@/lib/calendar/calendar'
import { countTeachers, getDisclosure } from '@/lib/disclosure/disclosure'
import { listFaculty, type Teacher } from '@/lib/people/faculty'
import { listFees } from '@/lib/fees/fees'
import { getPageTable } from '@/lib/pages/pages'
import { listPeople } from '@/lib/people/people'
import { getSchool } from '@/lib/school/school'
import { listAllTeams } from '@/lib/people/teams'
import { getToday } from '@/lib/content/store/today'
import { sessionOf } from 'school-schema/day'
import type { TemplateProps } from './page/template'

type Part = { of: keyof Messages['report']['parts']; rows: readonly unknown[]; shown: ReactNode }

/** The annual report of the running session, made of what the website has; each missing part is named. */
export async function AnnualReportPage({ page }: TemplateProps) {
  const [{ currentSession }, today] = await Promise.all([getSchool(), getToday()])
  const session = currentSession || 'none'
  const parts = await listParts(today)
  const missing = parts
    .filter(({ rows }) => rows.length === 0)
    .map(({ of }) => getMessages().report.parts[of])
  return (
    <InsidePage page={page} lead={t('report.lead', { session, day: formatDay(today) })}>
      <PrintButton>
        <Icon name="printer" />
        {t('report.print')}
      </PrintButton>
      {missing.length > 0 && (
        <p className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold">
          {t('report.missing', { parts: missing.join('; ') })}
        </p>
      )}
      <MainText page={page}>
        {parts.map(
          ({ of, rows, shown }) =>
            rows.length > 0 &&
            shown && (
              <section key={of} className="space-y-4">
                {of !== 'disclosure' && (
                  <h2 className="break-after-avoid text-2xl font-semibold">
                    {getMessages().report.parts[of]}
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

async function listParts(today: string): Promise<Part[]> {
  const [school, disclosure, fees, faculty, people, dates, teams, { named }] = await Promise.all([
    getSchool(),
    getDisclosure(),
    listFees(),
    listFaculty(),
    listPeople(),
    listDates(),
    listAllTeams(),
    getPageTable(),
  ])
  const events = dates.filter(
    ({ from, kind }) => kind === 'Event' && sessionOf(from) === sessionOf(today),
  )
  const form = <Appendix disclosure={disclosure} today={today} />
  return [
    { of: 'disclosure', rows: disclosure.isEmpty ? [] : [disclosure], shown: form },
    {
      of: 'fees',
      rows: fees,
      shown: (
        <>
          <ReportTable
            of="fees"
            rows={fees.map(({ className, fee }) => [
              termName(className),
              fee ? rupees(fee) : askOffice(),
            ])}
            numeric={1}
          />
          <p>{school.feePeriod ?? t('fees.askPeriod')}</p>
        </>
      ),
    },
    { of: 'faculty', rows: faculty, shown: <Teachers staff={faculty} /> },
    // Their table is part of the Board's form.
    { of: 'results', rows: disclosure.results, shown: null },
    {
      of: 'people',
      rows: people,
      shown: (
        <ReportTable
          of="people"
          rows={people.map((member) => [
            named(member.body)?.title,
            member.name,
            describeMember(member),
          ])}
        />
      ),
    },
    {
      of: 'calendar',
      rows: events,
      shown: <CalendarTable caption={t('report.parts.calendar')} dates={events} />,
    },
    {
      of: 'teams',
      rows: teams,
      shown: (
        <ReportTable
          of="teams"
          rows={teams.map(({ name, leader, events: competitions, ...team }) => [
            name,
            leader && `${leaderRoleOf(team)}: ${leader}`,
            competitions.join(', '),
          ])}
        />
      ),
    },
  ]
}

type ReportTableProps = {
  of: 'fees' | 'faculty' | 'people' | 'teams'
  rows: readonly (readonly ReactNode[])[]
  /** The index of a numeric column. */
  numeric?: number
}

/** The table of a part, whose heading is its caption. */
function ReportTable({ of, rows, numeric }: ReportTableProps) {
  return (
    <DataTable
      caption={getMessages().report.parts[of]}
      captionClassName="sr-only"
      columns={getMessages().report[of]}
      rows={rows}
      naming={of === 'people' ? 1 : 0}
      numeric={numeric === undefined ? [] : [numeric]}
    />
  )
}

/** The number of teachers and their degrees, by designation. */
async function Teachers({ staff }: { staff: readonly Teacher[] }) {
  const groups = Map.groupBy(staff, ({ designation }) => designation ?? t('report.other'))
  return (
    <>
      <p>{t('faculty.all', { count: await countTeachers() })}</p>
      <ReportTable
        of="faculty"
        rows={[...groups].map(([designation, each]) => [
          termName(designation),
          each.length,
          [...new Set(each.flatMap(({ qualification }) => qualification ?? []))].join('; '),
        ])}
        numeric={1}
      />
    </>
  )
}
