import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import type { LocaleProps } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { Appendix, Contents, Results } from '@/components/disclosure/appendix'
import { InsidePage } from '@/components/page/page-body'
import { MainText, type TemplateProps } from '@/components/page/main-text'
import { LastChanged, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { boardClasses } from '@/content/appendix-ix'
import { editable } from '@/lib/content/store/drafts'
import { getDisclosure } from '@/lib/disclosure/disclosure'
import { getSchool } from '@/lib/school/school'
import { getToday } from '@/lib/content/store/read-view'
import { getText } from '@/lib/pages/text'

/**
 * The school's own text, and below it the Board's form with the content of the CMS. While the CMS
 * has none of the form's content, the text is the only disclosure, and nothing is marked as
 * missing.
 */
export async function DisclosurePage({ locale, page }: TemplateProps) {
  const [text, school, disclosure, today] = await Promise.all([
    getText(locale, page),
    getSchool(locale.language),
    getDisclosure(locale.language),
    getToday(),
  ])
  const introduction = (
    <p className="max-w-measure">
      {locale.mark(
        locale.t('disclosure.introduction', {
          board: school.board ?? 'none',
          officeHours: localTimes(locale, school.officeHours) || 'none',
        }),
      )}
    </p>
  )
  if (disclosure.isEmpty) {
    return (
      <InsidePage locale={locale} page={page}>
        {text ? <MainText locale={locale} page={page} /> : introduction}
      </InsidePage>
    )
  }
  const changes = [page.updated, disclosure.changed].filter((at) => typeof at === 'string')
  return (
    <InsidePage locale={locale} page={page}>
      <Contents locale={locale} />
      {text ? (
        <RichText locale={locale} html={text} edit={editable('pages', page.id, 'content')} />
      ) : (
        introduction
      )}
      {locale.language !== DEFAULT_LANGUAGE && <p>{locale.t('disclosure.words')}</p>}
      <Appendix locale={locale} disclosure={disclosure} today={today} />
      <LastChanged locale={locale} at={changes.toSorted().at(-1)} />
    </InsidePage>
  )
}

/** The Board results of the disclosure on their own page. */
export async function BoardResults({ locale }: LocaleProps) {
  const { results } = await getDisclosure(locale.language)
  const shown = boardClasses.filter((name) => results.some((result) => result.class === name))
  return (
    <Section id="board-results" title={locale.t('disclosure.boardResults')}>
      {shown.map((name) => (
        <Results locale={locale} key={name} of={name} results={results} />
      ))}
      {shown.length === 0 && <p>{locale.t('disclosure.resultsLater')}</p>}
    </Section>
  )
}
