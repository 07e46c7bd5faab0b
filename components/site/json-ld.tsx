import type { Thing } from 'schema-dts'

/** `<` would let a title close the script; in JSON it means the same when it is escaped. */
function toScript(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** Data for search engines. The one place where a script is written into a page. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(things) }} />
  )
}
