import { Figure } from '@/components/page/figure'
import { Icon } from '@/components/ui/icon'
import { home } from '@/content/pages/general/home'
import { hrefOf } from '@/content/pages/page'

const { picture, points } = home.why

/** Six reasons, each with the page that bears it out. */
export function WhyChoose() {
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[5fr_6fr]">
      <Figure picture={picture} />
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {points.map(({ title, text, path }) => (
          <li key={title} className="flex gap-3">
            <Icon name="check" className="mt-1 text-leaf" />
            <div>
              <h3 className="text-lg font-semibold">
                <a
                  href={hrefOf({ path })}
                  className="decoration-flame/50 underline-offset-4 hover:text-flame hover:underline"
                >
                  {title}
                </a>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
