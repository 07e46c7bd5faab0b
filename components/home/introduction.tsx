import { Figure } from '@/components/page/figure'
import { CmsPicture } from '@/components/ui/cms-picture'
import { getPageAt } from '@/content/pages'
import { home } from '@/content/pages/general/home'
import { hrefOf } from '@/content/pages/page'
import type { Heading } from '@/lib/content/collections/headings'
import { editable } from '@/lib/content/drafts'
import { SectionHead } from './sections'

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

/** The latest headings as cards, newest first; on a phone each is a row. */
export function Headings({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return <p>News from school life will be here.</p>
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {headings.map((heading) => (
        <li
          key={heading.id}
          className="flex gap-4 border-line py-4 max-sm:not-first:border-t sm:block sm:overflow-hidden sm:rounded-card sm:border sm:bg-paper sm:py-0"
        >
          {heading.image && (
            <CmsPicture
              file={heading.image}
              alt=""
              widths={[320, 640]}
              sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 8rem"
              className="aspect-square w-28 shrink-0 self-start rounded-card object-cover sm:aspect-3/2 sm:w-full sm:rounded-none"
            />
          )}
          <div className="sm:p-4">
            <h3 className="text-lg font-semibold" {...editable('heading', heading.id, 'title')}>
              {heading.title}
            </h3>
            {heading.description && (
              <p className="mt-1" {...editable('heading', heading.id, 'description')}>
                {heading.description}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
