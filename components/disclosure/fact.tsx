import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'
import type { Answer } from '@/lib/disclosure/answers'
import { Missing } from './missing'

/** One fact of the form, or that it is not yet published. */
export function Fact({ answer }: { answer: Answer | null }) {
  if (!answer) return <Missing>{words.missingFact}</Missing>
  const { text, href, more } = answer
  return (
    <>
      <span className="font-semibold">{href ? <a href={href}>{text}</a> : text}</span>
      {more && (
        <span className="block">
          <a href={more.href}>{more.text}</a>
        </span>
      )}
    </>
  )
}
