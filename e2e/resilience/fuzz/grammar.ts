import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { streamOf } from '../random.ts'

export type Variables = Readonly<Record<string, string>>

/** Writes a text with these values of its variables. */
type Template = (variables: Variables) => string

/** Functions that change their subject by generated values. */
export const changing = <Subject, Result, Values extends unknown[]>(
  values: [...{ [At in keyof Values]: fc.Arbitrary<Values[At]> }],
  change: (subject: Subject, ...values: Values) => Result,
): fc.Arbitrary<(subject: Subject) => Result> =>
  fc.tuple<Values>(...values).map((given) => (subject) => change(subject, ...given))

const codeOf = (character: string) => character.codePointAt(0) ?? 0
const reference = (character: string) => `&#${codeOf(character)};`
const mapCharacters = (text: string, map: (character: string) => string) =>
  [...text].map(map).join('')

const filters: Record<string, (text: string) => string> = {
  quot: (text) => text.replaceAll('"', '&quot;'),
  unquote: (text) => text.replaceAll('"', ''),
  lt: (text) => text.replaceAll('<', '&lt;'),
  gt: (text) => text.replaceAll('>', '&gt;'),
  amp: (text) => text.replaceAll('<', '&amp;lt;'),
  wide: (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  utf7: (text) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  references: (text) => text.replaceAll(/[\s"'`>]/g, reference),
  'all-references': (text) => mapCharacters(text, reference),
  unicode: (text) =>
    mapCharacters(text, (each) => `\\u${codeOf(each).toString(16).padStart(4, '0')}`),
  uri: encodeURIComponent,
  'strict-uri': (text) => encodeURIComponent(text).replaceAll('_', '%5F'),
  /** Encodes what a URL cannot contain, but not what is already encoded. */
  encode: (text) => encodeURI(text).replaceAll('%25', '%'),
  json: (text) => JSON.stringify(text),
  base64: btoa,
  upper: (text) => text.toUpperCase(),
  shorter: (text) => text.slice(0, -1),
}

/**
 * The texts that a file of `attacks` describes, by section.
 * @param extra further sections; any other name is a variable of the template
 */
export function readGrammar(
  file: 'files' | 'markup' | 'posts' | 'requests',
  extra: Record<string, fc.Arbitrary<string>> = {},
) {
  const sections = parse(readFileSync(join(import.meta.dirname, 'attacks', `${file}.txt`), 'utf8'))
  const known = new Map<string, fc.Arbitrary<Template>>()

  function template(section: string): fc.Arbitrary<Template> {
    const found = known.get(section) ?? create(section)
    known.set(section, found)
    return found
  }
  function create(section: string): fc.Arbitrary<Template> {
    const items = sections.get(section)
    if (items) return fc.constantFrom(...items).chain(fill)
    const given = extra[section]
    if (given) return given.map((text) => () => text)
    return fc.constant((variables) => variables[section] ?? '')
  }
  /** Every second part of an item is a placeholder. */
  const fill = (item: string): fc.Arbitrary<Template> =>
    fc
      .tuple(
        ...item
          .split(/«(.*?)»/)
          .map((part, index) => (index % 2 === 0 ? fc.constant(() => part) : expand(part))),
      )
      .map((parts) => (variables) => parts.map((part) => part(variables)).join(''))
  function expand(placeholder: string): fc.Arbitrary<Template> {
    const [head = '', ...names] = placeholder.split('|')
    const [name = '', most = '1'] = head.split('*')
    const times = fc.integer({ min: 1, max: Number(most) })
    return fc.tuple(template(name), times).map(
      ([one, repeats]) =>
        (variables) =>
          names.reduce((text, filter) => filterOf(filter)(text), one(variables).repeat(repeats)),
    )
  }
  return {
    template,
    /** A section without variables. */
    text: (section: string) => template(section).map((write) => write({})),
    /** One text for an item in which every placeholder has one alternative. */
    expand: (item: string) => streamOf(fill(item), 0)()({}),
    /** All alternatives of a section, with their placeholders. */
    list: (section: string) => sections.get(section) ?? [],
  }
}

function filterOf(name: string): (text: string) => string {
  const filter = filters[name]
  if (!filter) throw new Error(`There is no filter ${name}.`)
  return filter
}

/** The alternatives of each section, repeated by their weight. */
function parse(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let items: string[] = []
  let hasWords = false
  for (const line of text.split('\n').filter((each) => each && !each.startsWith(';;'))) {
    const [, section, words] = /^\[([a-z\d-]+)( words)?\]$/.exec(line) ?? []
    if (section) {
      hasWords = words !== undefined
      sections.set(section, (items = []))
    } else if (hasWords) items.push(...line.split(' ').map(unescape))
    else {
      const [, times = '1', item = ''] = /^(?:(\d+)x )?(.*)$/.exec(line) ?? []
      items.push(...Array.from({ length: Number(times) }, () => unescape(item)))
    }
  }
  return sections
}

const unescape = (text: string): string => JSON.parse(`"${text.replaceAll('"', '\\"')}"`) as string
