import { Figure } from '@/components/page/figure'
import { Icon } from '@/components/ui/icon'
import { home } from '@/content/pages/general/home'

const { items, picture } = home.questions

/** The questions; `details` expands and collapses each without a script. */
export function Questions() {
  return (
    <div className="grid items-start gap-x-8 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-14">
      <div className="border-t border-line">
        {items.map(({ question, answer }) => (
          <details key={question} className="nav-group border-b border-line">
            <summary className="flex min-h-11 items-center justify-between gap-4 py-4 text-lg font-semibold hover:text-flame">
              {question}
              <Icon name="chevron-down" className="nav-chevron" />
            </summary>
            <p className="max-w-measure pb-5">{answer}</p>
          </details>
        ))}
      </div>
      <Figure picture={picture} className="max-md:hidden" />
    </div>
  )
}
