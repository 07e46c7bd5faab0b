import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { getLanguage, t } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { Appendix, Contents, Results } from '@/components/disclosure/appendix'
import { InsidePage } from '@/components/page/page-body'
import { MainText } from '@/components/page/main-text'
import { LastChanged, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { boardClasses } from '@/content/appendix-ix'
import { getDisclosure } from '@/lib/disclosure/disclosure'
import { getSchool } from '@/lib/school/school'
import { getToday } from '@/lib/content/store/today'
import { getText } from '@/lib/pages/text'
import type { TemplateProps } from '@/components/page/template'

/**
 * The school's own text, and below it the Board's form with the content of the CMS. While the CMS
 * has none of the form's content, the text is the only disclosure, and nothing is marked as
 * missing.
 */
export async function DisclosurePage({ page }: TemplateProps) {
  const [text, school, disclosure, today] = await Promise.all([
    getText(page),
    getSchool(),
    getDisclosure(),
    getToday(),
  ])
  const introduction = (
    <p className="max-w-measure">
      {t('disclosure.introduction', {
        board: school.board ?? 'none',
        officeHours: localTimes(school.officeHours) || 'none',
      })}
    </p>
  )
  if (disclosure.isEmpty) {
    return <InsidePage page={page}>{text ? <MainText page={page} /> : introduction}</InsidePage>
  }
  const changes = [page.updated, disclosure.changed].filter((at) => typeof at === 'string')
  return (
    <InsidePage page={page}>
      <Contents />
      {text ? <RichText html={text} /> : introduction}
      {getLanguage() !== DEFAULT_LANGUAGE && <p>{t('disclosure.words')}</p>}
      <Appendix disclosure={disclosure} today={today} />
      <LastChanged at={changes.toSorted().at(-1)} />
    </InsidePage>
  )
}

/** The Board results of the disclosure on their own page. */
export async function BoardResults() {
  const { results } = await getDisclosure()
  const shown = boardClasses.filter((name) => results.some((result) => result.class === name))
  return (
    <Section id="board-results" title={t('disclosure.boardResults')}>
      {shown.map((name) => (
        <Results key={name} of={name} results={results} />
      ))}
      {shown.length === 0 && <p>{t('disclosure.resultsLater')}</p>}
    </Section>
  )
}
