import type { Block } from '@/content/text'
import { hrefOf } from '@/lib/site/href'
import { TextTable } from './text-table'

function TextList({ items, ordered }: { items: readonly string[]; ordered?: boolean | undefined }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

function Facts({ items }: Extract<Block, { kind: 'facts' }>) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line">
      {items.map(({ term, value }) => (
        <div key={term} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[13rem_1fr]">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({ src, alt, caption, width, height }: Extract<Block, { kind: 'picture' }>) {
  return (
    <figure>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className="w-full border border-line"
      />
      <figcaption className="mt-1 text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  )
}

function Links({ items }: Extract<Block, { kind: 'links' }>) {
  return (
    <ul className="no-print flex flex-wrap gap-3" aria-label="Where to go next">
      {items.map(({ text, path }) => (
        <li key={path}>
          <a href={hrefOf({ path })} className="button-quiet">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** One piece of a page's own text. */
export function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return <TextList {...block} />
    case 'table':
      return <TextTable {...block} />
    case 'facts':
      return <Facts {...block} />
    case 'picture':
      return <Figure {...block} />
    case 'links':
      return <Links {...block} />
  }
}
