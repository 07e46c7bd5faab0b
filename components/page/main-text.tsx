import type { ReactNode } from 'react'
import { DataTable } from '@/components/tables/table'
import { Icon } from '@/components/ui/icon'
import { Figure } from '@/components/ui/picture'
import { LastChanged, RichText } from '@/components/ui/rich-text'
import { hrefOf, type Page } from '@/content/pages/page'
import { getDefaultText } from '@/content/pages/texts'
import type { Block, PageText, Link } from '@/content/text'
import { listHiddenPages } from '@/lib/content/collections/hidden-pages'
import { getPage } from '@/lib/content/collections/pages'
import { getSchool } from '@/lib/content/collections/school'
import { editable } from '@/lib/content/editable'
import { headingsOf } from '@/lib/content/html/headings'
import { isHiddenBy } from '@/lib/pages/indexing'
import { headingsFrom } from '@/lib/format/slug'
import { telHref } from '@/lib/format/phone'
import { Contents } from './contents'

type Props = {
  page: Page
  /** Shown between the text and the page's links. */
  children?: ReactNode
}

/**
 * The text of a page from the CMS with its date of change, or the page's default text, or where to
 * look in the meantime.
 */
export async function MainText({ page, children }: Props) {
  const [text, school, hidden] = await Promise.all([getPage(page), getSchool(), listHiddenPages()])
  if (text?.content) {
    return (
      <>
        <Contents headings={headingsOf(text.content)} />
        <CmsText text={text} />
        <LastChanged at={text.changed} />
        {children}
      </>
    )
  }
  const isHidden = isHiddenBy(page, hidden)
  // The tables and pictures of the page stay.
  if (isHidden && page.template !== 'text') return children
  const own = isHidden ? null : getDefaultText(page, school)
  if (own) return <DefaultText text={own}>{children}</DefaultText>
  return (
    <>
      <p>
        We are still preparing this page. Please see the <a href="/notices">notices</a> or call the
        office: <a href={telHref(school.phone)}>{school.phone}</a>.
      </p>
      {children}
    </>
  )
}

/** The text of a page from the CMS, if it has one. */
export function CmsText({ text }: { text: Awaited<ReturnType<typeof getPage>> }) {
  if (!text?.content) return null
  return <RichText html={text.content} edits={editable('page', text.id, 'content')} />
}

const isLinks = (block: Block): block is Extract<Block, { kind: 'links' }> => block.kind === 'links'

/** The default text of a page while the CMS has none. */
function DefaultText({ text, children }: { text: PageText; children: ReactNode }) {
  const words = text.blocks.filter((block) => !isLinks(block))
  const next = text.blocks.find(isLinks)
  const titles = words.filter((block) => block.kind === 'heading')
  const headings = headingsFrom(titles.map(({ text: title }) => title))
  return (
    <>
      <Contents headings={headings} />
      <div className="prose">
        {words.map((block, index) =>
          block.kind === 'heading' ? (
            <h2 key={index} id={headings[titles.indexOf(block)]?.id}>
              {block.text}
            </h2>
          ) : (
            <TextBlock key={index} block={block} />
          ),
        )}
      </div>
      {children}
      {next && <TextBlock block={next} />}
    </>
  )
}

/** A block of a page's default text. */
function TextBlock({ block }: { block: Exclude<Block, { kind: 'heading' }> }) {
  switch (block.kind) {
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

function TextList({ items, ordered }: Extract<Block, { kind: 'list' }>) {
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

type TextTableProps = Omit<Extract<Block, { kind: 'table' }>, 'kind'>

/** A table of a default text. */
function TextTable({ caption, columns, rows, numeric = [] }: TextTableProps) {
  const keyed = rows.map((cells, index) => ({ key: String(index), cells }))
  return (
    <DataTable caption={caption} columns={columns} rows={keyed} figures={numeric} className="" />
  )
}

/** Links to further pages at the end of a text. */
export function NextLinks({ items }: { items: readonly Link[] }) {
  return (
    <ul
      className="no-print flex max-w-measure flex-wrap gap-x-8 border-t border-line pt-2 max-sm:flex-col"
      aria-label="Where to go next"
    >
      {items.map((link) => (
        <li key={link.path} className="border-line max-sm:not-first:border-t">
          <ArrowLink {...link} />
        </li>
      ))}
    </ul>
  )
}

/** A link with an arrow, on a line of its own. */
export function ArrowLink({ text, path }: Link) {
  return (
    <a
      href={hrefOf({ path })}
      className="flex min-h-11 items-center gap-2 font-semibold text-flame underline-offset-3 hover:underline"
    >
      {text}
      <Icon name="arrow-right" className="size-4" />
    </a>
  )
}
