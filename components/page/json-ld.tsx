import type { Thing } from 'schema-dts'

/**
 * Structured data for search engines, the only script that is written into a page: an unescaped `<` in a title could close
 * it. Escaped, the JSON means the same.
 */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  const __html = graph.replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
