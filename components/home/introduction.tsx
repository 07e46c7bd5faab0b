import { home } from '@/content/home'
import { hrefOf } from '@/lib/site/href'
import { getPageAt } from '@/lib/site/pages'

const { introduction, cards } = home

/** Who we are in two paragraphs, and the three cards: vision, mission, curriculum. */
export function Introduction() {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="max-w-measure space-y-4">
        {introduction.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href={hrefOf(getPageAt('/AboutUs'))}>Read the story of the school</a>
        </p>
      </div>
      <ul className="space-y-3">
        {cards.map(({ title, text, path }) => (
          <li key={title} className="rounded-card border border-l-4 border-line border-l-flame p-4">
            <h3 className="text-lg font-semibold">
              <a href={hrefOf({ path })} className="hover:text-flame hover:underline">
                {title}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
