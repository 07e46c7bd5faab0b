import { createHash } from 'node:crypto'
import { attempt } from '../server/attempt.ts'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** The framework writes its scripts one after the other at the very end; content is never there. */
const TAIL = /(?:<script\b[^>]*>[^<]*<\/script>)+<\/body><\/html>$/

/** The forms in which the framework hands data to itself; what stands in the brackets must be data. */
const FORMS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/,
  /^self\.__next_f\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/,
]

const isData = (type: string) => /\stype="application\/(?:ld\+)?json"/.test(type)

const isOurs = (script: string) =>
  FORMS.some((form) => {
    const argument = form.exec(script)?.[1] ?? ''
    return attempt(() => JSON.parse(argument) as unknown) !== null
  })

/** How a policy names something inline. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Inline = {
  /** The framework's own, as a policy names them. */
  hashes: string[]
  /** How many others there are: they will not run, and should not be there. */
  strangers: number
}

/** The inline scripts of a page, classified by their text and position, not by trust. */
export function readInlineScripts(html: string): Inline {
  const end = TAIL.exec(html)?.index ?? html.length
  const found = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = '', text]) => text && !/\ssrc=/.test(attributes) && !isData(attributes),
  )
  const ours = found.filter(({ index, 2: text = '' }) => index >= end && isOurs(text))
  const hashes = new Set(ours.map(([, , text = '']) => hashOf(text)))
  return { hashes: [...hashes], strangers: found.length - ours.length }
}
