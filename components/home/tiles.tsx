import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import type { LocaleProps } from '@/lib/messages/messages'
import type { DayNote } from '@/lib/calendar/today-notes'

/** Links as tiles; those of the last row are as wide as the list. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
    {children}
  </ul>
)

type TileProps = LocaleProps & {
  href: string
  title: string
  text: string | null
  note?: DayNote | null
  icon?: IconName
  /** Only the title on a phone. */
  isShort?: boolean
  /** The width of a tile on wide screens; two are in a row on narrow ones. */
  className: string
}

export function Tile({ locale, href, title, text, note, icon, isShort, className }: TileProps) {
  return (
    <li
      className={`flex min-w-[min(100%,8.5rem)] grow basis-[calc(50%-1px)] bg-paper ${className}`}
    >
      <a href={href} className="group flex-1 p-3 leading-snug hover:bg-marigold-tint">
        <span className="flex items-center gap-2 font-semibold text-flame underline-offset-3 group-hover:underline">
          {icon && <Icon name={icon} className="size-4" />}
          {locale.mark(title)}
        </span>
        {text && (
          <span className={isShort ? 'mt-0.5 block text-sm max-sm:hidden' : 'mt-0.5 block text-sm'}>
            {locale.mark(text)}
          </span>
        )}
        {note && (
          <span
            data-until={note.until}
            className={text ? 'block text-xs text-ink-soft' : 'mt-0.5 block text-sm'}
          >
            {locale.mark(note.text)}
          </span>
        )}
      </a>
    </li>
  )
}
