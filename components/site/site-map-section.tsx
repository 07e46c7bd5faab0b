import type { ReactNode } from 'react'

export type SiteMapLink = { title: string; href: string; says: string }

type Props = { id: string; title: string; links: readonly SiteMapLink[]; children?: ReactNode }

/** A part of the site: each address with one sentence that says what is there. */
export function SiteMapSection({ id, title, links, children }: Props) {
  return (
    <section aria-labelledby={id} className="mb-10 break-inside-avoid-column">
      <h2 id={id} className="border-b-2 border-flame pb-1 text-2xl font-semibold">
        {title}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.href} className="break-inside-avoid border-line py-2.5 not-first:border-t">
            <a href={link.href} className="font-semibold text-flame hover:underline">
              {link.title}
            </a>
            <p className="leading-snug">{link.says}</p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
