import { Figure } from '@/components/page/figure'
import { home } from '@/content/pages/general/home'
import { hrefOf } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'
import { SectionHead } from './section'

const { introduction, cards } = home
const { label, title, paragraphs, picture, more } = introduction

/** The three cards: vision, mission, curriculum. */
function Cards() {
  return (
    <ul className="mt-12 grid gap-x-10 gap-y-6 md:grid-cols-3">
      {cards.map(({ title, text, path }) => (
        <li key={title} className="border-t-3 border-flame pt-4">
          <h3 className="text-xl font-semibold">
            <a href={hrefOf({ path })} className="hover:text-flame hover:underline">
              {title}
            </a>
          </h3>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Who we are in two paragraphs beside a picture, and what we stand for. */
export function Introduction() {
  return (
    <section aria-labelledby="welcome" className="border-y border-line bg-paper-deep">
      <div className="page-width py-12 lg:py-16">
        <div className="grid items-center gap-x-8 gap-y-8 md:grid-cols-2 lg:gap-x-14">
          <div className="max-w-measure">
            <SectionHead id="welcome" label={label} title={title} />
            <div className="space-y-4 text-lg">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p>
                <a href={hrefOf(getPageAt('/AboutUs'))}>{more}</a>
              </p>
            </div>
          </div>
          <Figure picture={picture} />
        </div>
        <Cards />
      </div>
    </section>
  )
}
