import { faultOfAddress } from '../addresses.ts'
import type { Content, Rule, Text } from '../content.ts'
import { findingAt, type Finding } from '../finding.ts'
import { attribute, elementsNamed, shortened, wordsIn } from '../html-tree.ts'

/** Words that say nothing to somebody who hears a list of a page's links. */
const VAGUE = /^(?:click|press|tap|see|read|know)?\s*(?:here|this|more|link|this link|details)$/i

function findIn(text: Text, { around }: Content): Finding[] {
  return elementsNamed(text.root, 'a').flatMap((link): Finding[] => {
    const words = wordsIn(link)
    const address = attribute(link, 'href')
    if (address === '' || address === '#') return words ? [deadEnd(text, words)] : []
    const faults = [...(words === '' ? [unnamed(text, address)] : []), ...vague(text, words)]
    const fault = faultOfAddress(address, around)
    if (!fault) return faults
    const what = `the link “${shortened(words || address)}” ${fault.what}`
    return [...faults, findingAt(text, { ...fault, what, detail: address })]
  })
}

const deadEnd = (text: Text, words: string) =>
  findingAt(text, {
    fault: 'link-dead-end',
    detail: words,
    what: `the link “${shortened(words)}” leads nowhere`,
    todo: 'Give it an address, or take the link out.',
  })

const unnamed = (text: Text, address: string) =>
  findingAt(text, {
    fault: 'link-unnamed',
    detail: address,
    what: `a link to ${shortened(address)} has no words`,
    todo: 'Write what one finds there, and make these words the link; or delete the empty link.',
  })

function vague(text: Text, words: string): Finding[] {
  if (!VAGUE.test(words.trim())) return []
  const what = `a link says only “${words.trim()}”`
  const todo = 'Make the words the link that say what one finds there: Date sheet of class X.'
  return [findingAt(text, { fault: 'link-vague', detail: words, what, todo })]
}

/** Links within texts. */
export const links: Rule = (content) => content.texts.flatMap((text) => findIn(text, content))

/** Addresses that have a field of their own: of the disclosure's papers and of the school. */
export const addressFields: Rule = ({ rows, around }) => {
  return rows.addresses.flatMap(({ place, field, address }) => {
    const fault = address ? faultOfAddress(address, around) : null
    return fault
      ? [findingAt(place, { ...fault, what: `the field ${field} ${fault.what}`, detail: field })]
      : []
  })
}
