import { toJsxRuntime, type Components, type ExtraProps } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { EditAttributes } from '@/lib/content/editable'
import type { SafeHtml } from '@/lib/content/html/html'

/** The parts of a text that need more than their plain element. */
function componentsFor(): Partial<Components> {
  let tables = 0
  return {
    table: ({ node: _, ...props }: ComponentProps<'table'> & ExtraProps) => {
      tables += 1
      return (
        // Focusable, so that a table wider than the screen can be read by keyboard too.
        <section className="table-scroll" aria-label={`Table ${tables}`} tabIndex={0}>
          <table {...props} />
        </section>
      )
    },
    img: ({ node: _, alt, ...props }: ComponentProps<'img'> & ExtraProps) => (
      <img alt={alt ?? ''} loading="lazy" {...props} />
    ),
  }
}

type Props = {
  html: SafeHtml
  /** For a preview: where this text comes from. */
  edits?: EditAttributes
}

/** The one way for an editor's HTML into a page: elements made from a sanitised tree. */
export function RichText({ html, edits }: Props) {
  const components = componentsFor()
  return (
    <div className="prose" {...edits}>
      {toJsxRuntime(html.root, { Fragment, jsx, jsxs, components })}
    </div>
  )
}
