import type { Thing } from 'schema-dts'

/** An unescaped `<` in a title could close the script element; escaped, the JSON means the same. */
function toScript(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** Structured data for search engines. The only place that writes a script into a page. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(things) }} />
  )
}
