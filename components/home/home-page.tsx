import { getMessages, localPath, t } from '@/lib/messages/messages'
import { Hero, KeyFacts, QUICK_FORM, QuickForm } from '@/components/home/hero'
import { QuickAnswers } from '@/components/home/quick-answers'
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
import { getToday } from '@/lib/content/store/today'
import { pictureOf } from '@/lib/sections/section-texts'

/** How many notices the home page and its flash news show; /notices has all. */
const FIRST = 6

export async function HomePage() {
  const [pages, school, office, fees, dates, today, headings, sections, { first, newest }] =
    await Promise.all([
      getPageTable(),
      getSchool(),
      getOfficeStatus(),
      listFees(),
      listDates(),
      getToday(),
      listHeadings(),
      listSections('home'),
      listFirstNotices(FIRST),
    ])
  const flashNews = first.map((notice) => ({
    href: localPath(noticeHref(notice)),
    title: notice.title,
    mark: notice.isPinned ? t('notices.pinned') : null,
    until: notice.publishUntil,
  }))
  const hero = sections.find(({ kind }) => kind === 'hero')
  const picture = hero && pictureOf(hero)
  return (
    <>
      <div className="home-top">
        <Hero section={hero} school={school} className="home-hero" />
        <QuickAnswers
          pages={pages}
          school={school}
          office={office}
          fees={fees}
          dates={dates}
          today={today}
          className="home-answers"
        />
        <p className="home-enquire lg:hidden">
          <a href={`#${QUICK_FORM}`} className="button w-full">
            {t('quickAnswers.enquire')}
            <Icon name="chevron-down" />
          </a>
        </p>
        {picture && <Figure picture={picture} isFirst className="home-picture" />}
        <div className="home-news">
          <Ticker
            texts={getMessages().ticker}
            items={flashNews}
            pauseIcon={<Icon name="pause" />}
            playIcon={<Icon name="play" />}
          />
        </div>
        <section aria-labelledby="notices-title" className="home-notices">
          <h2 id="notices-title" className="text-2xl font-semibold md:text-3xl">
            {t('home.notices')}
          </h2>
          <NoticeList notices={first} level={3} latest={newest} />
          <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <a href={localPath('/notices')} className="button-quiet">
              {t('home.allNotices')}
            </a>
          </p>
        </section>
        <QuickForm school={school} className="home-form" />
        <KeyFacts school={school} pages={pages} fees={fees} className="home-facts" />
      </div>
      <HomeSections sections={sections} school={school} headings={headings} />
    </>
  )
}
