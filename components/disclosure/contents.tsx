import { appendixSections } from '@/content/pages/about/appendix-ix'
import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'

/** Straight to a section of the form. */
export function Contents() {
  return (
    <nav aria-label={words.contents} className="no-print">
      <ul className="flex flex-wrap gap-3">
        {Object.values(appendixSections).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="button-quiet">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
