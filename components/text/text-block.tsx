import { type ReactNode, useId } from 'react'
import { Figure } from '@/components/page/figure'
import { Icon } from '@/components/ui/icon'
import { hrefOf } from '@/content/pages/page'
import type { Block, PageText as Text, Link } from '@/content/text'

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

type Props = {
  text: Text
  /** What stands below the words, and above the links to where to go next. */
  children?: ReactNode
}

const isLinks = (block: Block) => block.kind === 'links'

/** What a page says of itself while the CMS has no text for it. */
export function PageText({ text, children }: Props) {
  const words = text.blocks.filter((block) => !isLinks(block))
  const next = text.blocks.find(isLinks)
  return (
    <>
      <div className="prose">
        {words.map((block, index) => (
          <TextBlock key={index} block={block} />
        ))}
      </div>
      {children}
      {next && <TextBlock block={next} />}
    </>
  )
}

/** Where to go next, at the end of a text. */
function NextLinks({ items }: { items: readonly Link[] }) {
  return (
    <ul
      className="no-print flex max-w-measure flex-wrap gap-x-8 border-t border-line pt-2 max-sm:flex-col"
      aria-label="Where to go next"
    >
      {items.map(({ text, path }) => (
        <li key={path} className="border-line max-sm:not-first:border-t">
          <a
            href={hrefOf({ path })}
            className="flex min-h-11 items-center gap-2 font-semibold text-flame underline-offset-3 hover:underline"
          >
            {text}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  )
}

type TextTableProps = Omit<Extract<Block, { kind: 'table' }>, 'kind'>

/** A table of a text; it scrolls sideways by itself where it is wider than the screen. */
export function TextTable({ caption, columns, rows, numeric = [] }: TextTableProps) {
  const captionId = useId()
  const align = (column: number) => (numeric.includes(column) ? 'text-right' : undefined)
  return (
    <div className="table-scroll" role="region" aria-labelledby={captionId} tabIndex={0}>
      <table>
        <caption id={captionId}>{caption}</caption>
        <thead className="bg-paper-deep">
          <tr>
            {columns.map((name, column) => (
              <th key={name} scope="col" className={align(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={align(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
