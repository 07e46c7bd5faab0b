import { AdmissionAtAGlance, AdmissionFacts } from './admission-facts'
import type { LocaleProps } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { MainText, PageText, type TemplateProps } from '@/components/page/main-text'
import { InsidePage } from '@/components/page/page-body'
import { PrintButton } from '@/components/page/print-button'
import { Folded } from '@/components/ui/section'
import { Icon } from '@/components/ui/icon'
import { getText } from '@/lib/pages/text'
import { admissionDetails } from '@/lib/school/admission'
import { getSchool } from '@/lib/school/school'
import { listSections } from '@/lib/sections/sections'
import { getToday } from '@/lib/content/store/read-view'
import { lastDayOfSession } from 'school-schema/day'

/** Admission as a list of steps; the documents to bring are a checklist to print. */
export async function ProcedurePage({ locale, page }: TemplateProps) {
  const hasList =
    page.content !== null || (await listSections(locale.language, page.name)).length > 0
  return (
    <InsidePage
      locale={locale}
      page={page}
      aside={<AdmissionAtAGlance locale={locale} school={await getSchool(locale.language)} />}
    >
      <AdmissionStatus locale={locale} page={page} />
      <div className="admission-path space-y-10">
        <MainText locale={locale} page={page}>
          {hasList && (
            <PrintButton>
              <Icon name="file" />
              {locale.t('admission.print')}
            </PrintButton>
          )}
        </MainText>
      </div>
    </InsidePage>
  )
}

/** Whether admission is open, and for which session. Nobody has said that it is closed while the page is empty. */
async function AdmissionStatus({ locale, page }: LocaleProps & Pick<TemplateProps, 'page'>) {
  const school = await getSchool(locale.language)
  const { isOpen, session } = school.admission
  if (!isOpen && !(await getText(locale, page))) return null
  const officeHours = localTimes(locale, school.officeHours) || 'none'
  return (
    <p
      data-until={school.admission.statusUntil}
      className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold"
    >
      {locale.mark(
        [
          isOpen
            ? locale.t('admission.open', { session })
            : locale.t('admission.closed', {
                session: session || 'none',
                phone: school.phone || 'none',
                officeHours,
              }),
          ...admissionDetails(locale, school),
        ].join(' '),
      )}
    </p>
  )
}

/** The schedule of admission; that of a past session is collapsed, as in the calendar. */
export async function SchedulePage({ locale, page }: TemplateProps) {
  const [school, today] = await Promise.all([getSchool(locale.language), getToday()])
  const session = school.scheduleSession ?? school.session
  const isPast = (lastDayOfSession(session) ?? today) < today
  return (
    <InsidePage locale={locale} page={page}>
      <AdmissionStatus locale={locale} page={page} />
      {isPast ? (
        <>
          <AdmissionFacts locale={locale} school={school} />
          <Folded title={locale.t('admission.past', { session })}>
            <PageText locale={locale} page={page} />
          </Folded>
          <MainText locale={locale} page={{ ...page, content: null }} />
        </>
      ) : (
        <MainText locale={locale} page={page} />
      )}
    </InsidePage>
  )
}
