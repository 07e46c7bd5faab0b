import { faultOfAddress } from '../addresses.ts'
import { eachRow, type Content, type RuleSet, type Text } from '../content.ts'
import { attribute, elementsNamed, wordsIn } from '../html-tree.ts'
import { shortened, type Fault } from '../issue.ts'

/** Words that say nothing in a list of a page's links, as screen readers read it out. */
const VAGUE = /^(?:click|press|tap|see|read|know)?\s*(?:here|this|more|link|this link|details)$/i

function linksIn({ place, root }: Text, content: Content): Fault[] {
  return elementsNamed(root, 'a').flatMap((link): Fault[] => {
    const words = wordsIn(link)
    const address = attribute(link, 'href')
    if (address === '' || address === '#') return words ? [deadEnd(place, words)] : []
    const fault = faultOfAddress(address, content)
    const what = `the link “${shortened(words || address)}” ${fault?.what}`
    return [
      ...(words === '' ? [unnamed(place, address)] : []),
      ...(VAGUE.test(words.trim()) ? [vague(place, words)] : []),
      ...(fault ? [{ ...fault, place, what, detail: address }] : []),
    ]
  })
}

const deadEnd = (place: Fault['place'], words: string): Fault => ({
  ...{ place, code: 'link-dead-end', detail: words },
  what: `the link “${shortened(words)}” leads nowhere`,
  todo: 'Give it an address, or remove the link.',
})

const unnamed = (place: Fault['place'], address: string): Fault => ({
  ...{ place, code: 'link-unnamed', detail: address },
  what: `a link to ${shortened(address)} has no words`,
  todo: 'Write what one finds there, and make these words the link; or delete the empty link.',
})

const vague = (place: Fault['place'], words: string): Fault => ({
  ...{ place, code: 'link-vague', detail: words },
  what: `a link says only “${words.trim()}”`,
  todo: 'Make the words the link that say what one finds there: Date sheet of class X.',
})

const invalid = (field: string, address: string | null, content: Content) => {
  const fault = address ? faultOfAddress(address, content) : null
  return fault && { ...fault, what: `the field ${field} ${fault.what}`, detail: field }
}

const SCHOOL_LINKS = [
  ...(['payment_url', 'ebooks_url', 'facebook_url', 'instagram_url', 'youtube_url'] as const),
]

/** Links in texts, and addresses that have a field of their own. */
export const linkRules: RuleSet = {
  'needs-fixing': [
    (content) => content.texts.flatMap((text) => linksIn(text, content)),
    eachRow('disclosure_document', ({ url }, content) => invalid('url', url, content)),
    ...SCHOOL_LINKS.map((field) =>
      eachRow('school', (row, content) => invalid(field, row[field], content)),
    ),
  ],
}
