import { Hero, KeyFacts } from '@/components/home/hero'
import {
  Closing,
  Headings,
  HomeSection,
  Introduction,
  Questions,
  WhyChoose,
} from '@/components/home/sections'
import { Ticker } from '@/components/home/ticker'
import { FeedLink, NoticeList } from '@/components/notices/notice-list'
import { Icon } from '@/components/ui/icon'
import { home } from '@/content/pages/general/home'
import { noticeWords } from '@/content/pages/general/notices'
import { listHeadings } from '@/lib/content/collections/headings'
import { listFirstNotices } from '@/lib/content/collections/notices'
import { getSchool } from '@/lib/content/collections/school'
import { noticeHref } from '@/lib/content/notices/archive'

/** As many of the first notices as the home page and its flash news show; /notices has all. */
const FIRST = 6

export async function HomePage() {
  const [school, headings, { first, newest }] = await Promise.all([
    getSchool(),
    listHeadings(),
    listFirstNotices(FIRST),
  ])
  const flashNews = first.map((notice) => ({
    href: noticeHref(notice),
    title: notice.title,
    mark: notice.isPinned ? noticeWords.pinned : null,
  }))
  return (
    <>
      <Hero school={school} />
      <Ticker items={flashNews} pauseIcon={<Icon name="pause" />} playIcon={<Icon name="play" />} />
      <div className="page-width grid gap-8 py-12 lg:grid-cols-[1fr_25rem] lg:gap-10">
        <section aria-labelledby="notices-title">
          <h2 id="notices-title" className="text-2xl font-semibold md:text-3xl">
            Notices
          </h2>
          <NoticeList notices={first} level={3} latest={newest} />
          <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <a href="/notices" className="button-quiet">
              All notices
            </a>
            <FeedLink />
          </p>
        </section>
        <KeyFacts school={school} />
      </div>
      <Introduction />
      <HomeSection id="why" label={home.why.label} title={home.why.title}>
        <WhyChoose />
      </HomeSection>
      <HomeSection id="headings" label="School life" title="Latest headings" tinted>
        <Headings headings={headings} />
      </HomeSection>
      <HomeSection id="questions" label={home.questions.label} title={home.questions.title}>
        <Questions />
      </HomeSection>
      <Closing school={school} />
    </>
  )
}
