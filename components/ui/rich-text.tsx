import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { SafeHtml } from '@/lib/cms/html'

const components: Partial<Components> = {
  table: ({ node: _, ...props }) => (
    // Focusable, so that a table wider than the screen can be read by keyboard too.
    <div className="table-scroll" role="region" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  ),
  img: ({ node: _, alt = '', ...props }) => <img alt={alt} loading="lazy" {...props} />,
}

/** The one way for an editor's HTML into a page: elements made from a sanitised tree. */
export function RichText({ html }: { html: SafeHtml }) {
  return <div className="prose">{toJsxRuntime(html.root, { Fragment, jsx, jsxs, components })}</div>
}
