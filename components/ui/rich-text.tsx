import { localLink } from '@/lib/format/local-link'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { toJsxRuntime, type Components, type ExtraProps } from 'hast-util-to-jsx-runtime'
import type { Element } from 'hast'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { textOf } from '@/lib/content/html/parse-html'
import { languageApart } from 'school-schema/values/passages'
import { markLanguages, type SafeHtml } from '@/lib/content/html/html'
import { schoolDay } from 'school-schema/day'
import { formatDay } from '@/lib/messages/days'

const elementsNamed = (node: Element, tagName: string): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === tagName ? child : elementsNamed(child, tagName)
  })

/** What a table is about: its caption, or the headings of its columns as in "Day, Subject"; empty without any. */
function nameOfTable(table: Element): string {
  const [caption] = elementsNamed(table, 'caption')
  if (caption) return textOf(caption).trim()
  const [first] = elementsNamed(table, 'tr')
  const headings = first ? elementsNamed(first, 'th').map((cell) => textOf(cell).trim()) : []
  return headings.length > 1 ? headings.filter(Boolean).join(', ') : ''
}

/** The elements that are not rendered as they are. */
function componentsFor(locale: Locale): Partial<Components> {
  let tables = 0
  return {
    table: ({ node, ...props }: ComponentProps<'table'> & ExtraProps) => {
      tables += 1
      return (
        // Focusable, so that a wide table can be scrolled by keyboard.
        <section
          className="table-scroll"
          aria-label={(node && nameOfTable(node)) || locale.t('common.table', { number: tables })}
          tabIndex={0}
        >
          <table {...props} />
        </section>
      )
    },
    a: ({ node: _, children, ...props }: ComponentProps<'a'> & ExtraProps) => (
      <a {...props} {...(props.href && { href: localLink(locale, props.href) })}>
        {children}
      </a>
    ),
    img: ({ node: _, alt, ...props }: ComponentProps<'img'> & ExtraProps) => (
      <img alt={alt ?? ''} loading="lazy" {...props} />
    ),
  }
}

/** The only component that renders an editor's HTML, from a sanitised tree. */
export function RichText({ locale, html, edit }: LocaleProps & { html: SafeHtml; edit?: object }) {
  const components = componentsFor(locale)
  const { root } = html
  const lang = languageApart(textOf(root), locale.language)
  return (
    <div className="prose" lang={lang ?? undefined} {...edit}>
      {toJsxRuntime(markLanguages(root, lang ?? locale.language), {
        Fragment,
        jsx,
        jsxs,
        components,
        passNode: true,
      })}
    </div>
  )
}

/** The date of the last change of a page's text, so that readers know whether it is current. */
export function LastChanged({ locale, at }: { locale: Locale; at: string | null | undefined }) {
  if (!at) return null
  return (
    <p className="text-sm text-ink-soft">
      {locale.rich('common.lastUpdated', {
        day: () => <time dateTime={at}>{formatDay(locale, schoolDay(new Date(at)))}</time>,
      })}
    </p>
  )
}
