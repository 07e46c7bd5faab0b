import { getMessages, t } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { MainText, PageText } from '@/components/page/main-text'
import { InsidePage } from '@/components/page/page-body'
import { PrintButton } from '@/components/page/print-button'
import { Folded } from '@/components/ui/folded'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { admissionDetails } from '@/lib/pages/admission'
import { fillOrAsk, localValuesOf } from '@/lib/messages/values'
import { getSchool, type School } from '@/lib/content/collections/school'
import { getToday } from '@/lib/content/today'
import { fill } from '@/lib/format/fill'
import { lastDayOfSession } from 'school-schema/day'
import type { TemplateProps } from './template'

/** Key facts about the admission. */
export function AdmissionFacts({ school }: { school: School }) {
  const values = localValuesOf(school)
  return (
    <dl className="divide-y divide-line border-y border-line">
      {Object.values(getMessages().admission.facts).map(({ term, value }) => (
        <div key={term} className="py-2">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-semibold">{fillOrAsk(value, values)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Admission as a list of steps; the documents to bring are a checklist to print. */
export async function ProcedurePage({ page }: TemplateProps) {
  const atAGlance = (
    <Section id="at-a-glance" title={t('admission.atAGlance')}>
      <AdmissionFacts school={await getSchool()} />
    </Section>
  )
  return (
    <InsidePage page={page} aside={atAGlance}>
      <AdmissionStatus />
      <div className="admission-path space-y-10">
        <MainText page={page}>
          <PrintButton>
            <Icon name="file" />
            {t('admission.print')}
          </PrintButton>
        </MainText>
      </div>
    </InsidePage>
  )
}

/** Whether admission is open, and for which session. */
async function AdmissionStatus() {
  const school = await getSchool()
  const { open, closed } = getMessages().admission
  return (
    <p
      data-until={school.admission.statusUntil}
      className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold"
    >
      {[
        fill(school.admission.isOpen ? open : closed, {
          session: school.admission.session,
          phone: school.phone,
          officeHours: localTimes(school.officeHours),
        }),
        ...admissionDetails(school),
      ].join(' ')}
    </p>
  )
}

/** The schedule of admission; that of a past session is collapsed, as in the calendar. */
export async function SchedulePage({ page }: TemplateProps) {
  const [school, today] = await Promise.all([getSchool(), getToday()])
  const session = school.scheduleSession ?? school.session
  const isPast = (lastDayOfSession(session) ?? today) < today
  return (
    <InsidePage page={page}>
      <AdmissionStatus />
      {isPast ? (
        <>
          <AdmissionFacts school={school} />
          <Folded title={t('admission.past', { session })}>
            <PageText page={page} />
          </Folded>
          <MainText page={{ ...page, content: null }} />
        </>
      ) : (
        <MainText page={page} />
      )}
    </InsidePage>
  )
}
