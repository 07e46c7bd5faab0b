import { CmsPicture } from '@/components/ui/picture'
import type { LocaleProps } from '@/lib/messages/messages'
import type { Heading } from '@/lib/headings'

/** The latest headings as cards, newest first; on a phone as rows. */
export function Headings({ locale, headings }: LocaleProps & { headings: readonly Heading[] }) {
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {headings.map(({ id, image, title, description, publishUntil }) => (
        <li
          key={id}
          data-until={publishUntil}
          className="flex flex-wrap gap-4 border-line py-4 max-sm:not-first:border-t sm:block sm:overflow-hidden sm:rounded-card sm:border sm:bg-paper sm:py-0"
        >
          {image && (
            <CmsPicture
              file={image}
              alt=""
              widths={[320, 640]}
              sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 8rem"
              className="aspect-square w-28 shrink-0 self-start rounded-card object-cover sm:aspect-3/2 sm:w-full sm:rounded-none"
            />
          )}
          <div className="min-w-0 flex-[1_1_10rem] sm:p-4">
            <h3 className="text-lg font-semibold">{locale.mark(title)}</h3>
            {description && <p className="mt-1">{locale.mark(description)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
