import { attempt } from '../server/attempt.ts'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** The framework writes its scripts one after another at the very end, where content never is. */
const TAIL = /(?:<script\b[^>]*>[^<]*<\/script>)+<\/body><\/html>$/

/** The formats in which the framework passes data to itself; the arguments must be data. */
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

type Extracted = {
  /** The page without these scripts. */
  html: string
  /** The framework's inline scripts in their order. */
  data: string[]
  /** The number of other inline scripts: they will not run, and should not exist. */
  otherScripts: number
}

/** Extracts the framework's inline scripts from a page, recognised by format and position. */
export function extractInlineData(page: string): Extracted {
  const end = TAIL.exec(page)?.index ?? page.length
  const data: string[] = []
  let otherScripts = 0
  const html = page.replace(SCRIPT, (script, attributes: string, text: string, at: number) => {
    if (!text || /\ssrc=/.test(attributes) || isData(attributes)) return script
    if (at < end || !isOurs(text)) {
      otherScripts += 1
      return script
    }
    data.push(text)
    return ''
  })
  return { html, data, otherScripts }
}
