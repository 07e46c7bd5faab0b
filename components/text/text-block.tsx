import { Figure } from '@/components/page/figure'
import type { Block } from '@/content/text'
import { NextLinks } from './next-links'
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
    <dl className="divide-y divide-line border-t border-line">
      {items.map(({ term, value }) => (
        <div key={term} className="grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="font-semibold">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One piece of a page's own text. */
export function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p className={block.large ? 'statement' : undefined}>{block.text}</p>
    case 'list':
      return <TextList {...block} />
    case 'table':
      return <TextTable {...block} />
    case 'facts':
      return <Facts {...block} />
    case 'picture':
      return <Figure picture={block} />
    case 'links':
      return <NextLinks items={block.items} />
  }
}
