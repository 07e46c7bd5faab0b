import { InsidePage } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { BesideSlider, Slider } from '@/components/slider/slider'
import { Icon } from '@/components/ui/icon'
import { noticePanel } from '@/content/pages/activities/abacus'
import { clubs, clubPicture, clubWords } from '@/content/pages/activities/club'
import { houses, houseWords, type House } from '@/content/pages/activities/house'
import { karateLabel, karatePictures } from '@/content/pages/activities/karate'
import { hrefOf } from '@/content/pages/page'
import { getPicture } from '@/content/pages/pictures'
import type { TemplateProps } from './template'

/** What karate is at the school, beside its three pictures. */
export async function KaratePage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <BesideSlider
        page={page}
        slider={<Slider label={karateLabel} pictures={karatePictures} isFirst />}
      >
        <PageWords page={page} />
      </BesideSlider>
    </>
  )
}

/** The abacus programme, and the notice board beside it. */
export async function AbacusPage({ page }: TemplateProps) {
  return (
    <InsidePage page={page}>
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <section aria-labelledby="abacus" className="space-y-8">
          <h2 id="abacus" className="sr-only">
            {page.title}
          </h2>
          <PageWords page={page} />
        </section>
        <NoticePanel />
      </div>
    </InsidePage>
  )
}

const { title, notices, more } = noticePanel

/** The notice board of the abacus classes. */
function NoticePanel() {
  return (
    <section
      aria-labelledby="notice-board"
      className="overflow-hidden rounded-card border border-ink"
    >
      <h2 id="notice-board" className="on-ink bg-ink px-4 py-3 text-lg font-semibold text-paper">
        {title}
      </h2>
      <ul className="px-4">
        {notices.map((notice, index) => (
          <li key={index} className="border-line py-2.5 text-base not-first:border-t">
            {notice}
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-2">
        <a
          href={hrefOf({ path: more.path })}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-flame underline-offset-3 hover:underline"
        >
          {more.text}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </p>
    </section>
  )
}

/** What the houses are for, and the four with their banners, people and events. */
export async function HousesPage({ page }: TemplateProps) {
  return (
    <InsidePage page={page}>
      <PageWords page={page}>
        <div className="grid gap-5 md:max-lg:grid-cols-2 xl:grid-cols-2">
          {houses.map((house) => (
            <HouseCard key={house.name} house={house} />
          ))}
        </div>
      </PageWords>
    </InsidePage>
  )
}

function Person({ role, name }: { role: string; name: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{role}</dt>
      <dd className="font-semibold">{name}</dd>
    </div>
  )
}

/** A house under its banner: who leads it, and what it competes in. */
function HouseCard({ house }: { house: House }) {
  const { name, meaning, teacher, captain, flagBearer, events } = house
  const banner = getPicture(house.banner)
  return (
    <article
      aria-labelledby={house.banner}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-5 rounded-card border border-line p-5"
    >
      <img
        src={banner.src}
        alt={banner.alt}
        width={banner.width}
        height={banner.height}
        loading="lazy"
      />
      <div>
        <h2 id={house.banner} className="text-2xl font-semibold">
          {name}
        </h2>
        <p className="mb-4 text-ink-soft">{meaning}</p>
        <dl className="space-y-2 leading-snug">
          <Person role={teacher.role} name={teacher.name} />
          <Person role={houseWords.captain} name={captain} />
          <Person role={houseWords.flagBearer} name={flagBearer} />
          <div>
            <dt className="text-sm text-ink-soft">{houseWords.events}</dt>
            {events.map((event) => (
              <dd key={event}>{event}</dd>
            ))}
          </div>
        </dl>
      </div>
    </article>
  )
}

/** What the clubs are, and a card for each. */
export async function ClubsPage({ page }: TemplateProps) {
  return (
    <InsidePage page={page}>
      <PageWords page={page}>
        <ClubCards />
      </PageWords>
    </InsidePage>
  )
}

const { src, width, height } = clubPicture

/** The clubs with their presidents. The picture, the same on each, is an ornament. */
function ClubCards() {
  return (
    <section aria-labelledby="clubs">
      <h2 id="clubs" className="mb-4 text-2xl font-semibold">
        {clubWords.title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {clubs.map(({ name, president }) => (
          <li key={name} className="flex items-center gap-3 rounded-card border border-line p-3">
            <img
              src={src}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="w-16 shrink-0 rounded"
            />
            <div className="min-w-0">
              <h3 className="text-lg font-semibold">{name}</h3>
              <p className="leading-snug">
                <span className="block text-sm text-ink-soft">{clubWords.president} </span>
                {president}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
