import { Icon } from '@/components/ui/icon'
import { home } from '@/content/home'

/** The questions; `details` expands and collapses each without a script. */
export function Questions() {
  return (
    <div className="max-w-measure">
      {home.questions.items.map(({ question, answer }) => (
        <details key={question} className="nav-group border-b border-line">
          <summary className="flex min-h-11 items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-flame">
            {question}
            <Icon name="chevron-down" className="nav-chevron" />
          </summary>
          <p className="pb-4">{answer}</p>
        </details>
      ))}
    </div>
  )
}
