import { faultOfAddress } from '../addresses.ts'
import type { Content, Find, RuleSet, Text } from '../content.ts'
import { attribute, elementsNamed, wordsIn } from '../html-tree.ts'
import { shortened, type Fault } from '../issue.ts'
import { placeOf } from '../places.ts'

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

const SCHOOL_LINKS = [
  ...(['payment_url', 'ebooks_url', 'facebook_url', 'instagram_url', 'youtube_url'] as const),
]

const inFields: Find = (content) => {
  const { school, disclosure_document: documents } = content.rows
  const fields = [
    ...documents.map((row) => ({
      place: placeOf('disclosure_document', row),
      field: 'url',
      ...row,
    })),
    ...school.flatMap((row) =>
      SCHOOL_LINKS.map((field) => ({ place: placeOf('school', row), field, url: row[field] })),
    ),
  ]
  return fields.flatMap(({ place, field, url }) => {
    const fault = url ? faultOfAddress(url, content) : null
    return fault ? { ...fault, place, detail: field, what: `the field ${field} ${fault.what}` } : []
  })
}

/** Links in texts, and addresses that have a field of their own. */
export const linkRules: RuleSet = {
  'needs-fixing': [(content) => content.texts.flatMap((text) => linksIn(text, content)), inFields],
}
