import type { LocaleProps } from '@/lib/messages/messages'
import { ClassRow } from '@/components/classes/class-links'
import { Hero, KeyFacts, QUICK_FORM, QuickForm } from '@/components/home/hero'
import { QuickAnswers } from '@/components/home/quick-answers'
import { Parents } from '@/components/home/parents'
import { HomeSections } from '@/components/home/sections'
import { Ticker } from '@/components/home/ticker'
import { NoticeList } from '@/components/notices/notice-list'
import { Icon } from '@/components/ui/icon'
import { Figure } from '@/components/ui/picture'
import { getOfficeStatus, listDates } from '@/lib/calendar/calendar'
import { listFees } from '@/lib/fees/fees'
import { listHeadings } from '@/lib/headings'
import { listFirstNotices } from '@/lib/notices/notices'
import { getPageTable } from '@/lib/pages/pages'
import { getSchool } from '@/lib/school/school'
import { listSections } from '@/lib/sections/sections'
import { noticeHref } from '@/lib/notices/archive'
import { lastEnd } from 'school-schema/day'
import { getToday } from '@/lib/content/store/read-view'
import { pictureOf } from '@/lib/sections/section-texts'
import { getValues } from '@/lib/pages/text'

/** How many notices the home page and its flash news show; /notices has all. */
const FIRST = 6

export async function HomePage({ locale }: LocaleProps) {
  const [pages, school, office, fees, dates, today, headings, sections, { first, newest }] =
    await Promise.all([
      getPageTable(locale.language),
      getSchool(locale.language),
      getOfficeStatus(locale.language),
      listFees(locale.language),
      listDates(locale.language),
      getToday(),
      listHeadings(locale.language),
      listSections(locale.language, 'home'),
      listFirstNotices(locale.language, FIRST),
    ])
  const flashNews = first.map((notice) => ({
    href: locale.path(noticeHref(notice)),
    title: locale.mark(notice.title),
    mark: notice.isPinned ? locale.t('notices.pinned') : null,
    until: notice.publishUntil,
  }))
  const hero = sections.find(({ kind }) => kind === 'hero')
  const picture = hero && pictureOf(locale, hero)
  const [leading, ...others] = sections.filter((section) => section !== hero)
  const parents = leading?.kind === 'parents' && leading.items.length > 0 ? leading : null
  const values = await getValues()
  return (
    <>
      <div className="home-top">
        <Hero locale={locale} section={hero} school={school} className="home-hero" />
        <QuickAnswers
          locale={locale}
          pages={pages}
          school={school}
          office={office}
          fees={fees}
          dates={dates}
          today={today}
          className="home-answers"
        />
        <ClassRow locale={locale} className="home-classes" />
        <p className="home-enquire lg:hidden">
          <a href={`#${QUICK_FORM}`} className="button w-full">
            {locale.t('quickAnswers.enquire')}
            <Icon name="chevron-down" />
          </a>
        </p>
        {picture && <Figure locale={locale} picture={picture} isFirst className="home-picture" />}
        <div className="home-news">
          <Ticker
            texts={locale.messages.ticker}
            items={flashNews}
            until={lastEnd(flashNews.map(({ until }) => until))}
            pauseIcon={<Icon name="pause" />}
            playIcon={<Icon name="play" />}
          />
        </div>
        <section aria-labelledby="notices-title" className="home-notices">
          <h2 id="notices-title" className="text-2xl font-semibold md:text-3xl">
            {locale.t('home.notices')}
          </h2>
          <NoticeList locale={locale} notices={first} level={3} latest={newest} />
          <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <a href={locale.path('/notices')} className="button-quiet">
              {locale.t('home.allNotices')}
            </a>
          </p>
        </section>
        {parents && <Parents locale={locale} section={parents} values={values(parents)} />}
        <QuickForm locale={locale} school={school} className="home-form" />
        <KeyFacts
          locale={locale}
          school={school}
          pages={pages}
          fees={fees}
          className="home-facts"
        />
      </div>
      <HomeSections
        locale={locale}
        sections={parents ? others : sections}
        school={school}
        headings={headings}
      />
    </>
  )
}
