import { editable } from '@/lib/content/store/drafts'
import { OptionalLink } from '@/components/ui/links'
import { Folded } from '@/components/ui/section'
import { CmsPicture, fitOf } from '@/components/ui/picture'
import type { Heading } from '@/lib/headings'
import { formatDay } from '@/lib/messages/days'
import type { LocaleProps } from '@/lib/messages/messages'

/** How many are open; the others are folded. */
const OPEN = 3

type Props = LocaleProps & { headings: readonly Heading[] }

/** The latest headings as cards, newest first; on a phone as rows. */
export function Headings({ locale, headings }: Props) {
  const folded = headings.slice(OPEN)
  return (
    <>
      <Cards locale={locale} headings={headings.slice(0, OPEN)} />
      {folded.length > 0 && (
        <div className="sm:mt-6">
          <Folded title={locale.t('home.moreHeadings', { count: folded.length })}>
            <Cards locale={locale} headings={folded} />
          </Folded>
        </div>
      )}
    </>
  )
}

function Cards({ locale, headings }: Props) {
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {headings.map(({ id, image, title, description, day, link, publishUntil }) => (
        <li
          key={id}
          data-until={publishUntil}
          {...editable('heading', id, 'title', 'description', 'image', 'link')}
          className="flex flex-wrap gap-4 border-line py-3 max-sm:not-first:border-t sm:block sm:overflow-hidden sm:rounded-card sm:border sm:bg-paper sm:py-0"
        >
          {image && (
            <CmsPicture
              file={image}
              alt=""
              widths={[320, 640]}
              sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 6rem"
              className={`aspect-square w-20 shrink-0 self-start rounded-card sm:aspect-3/2 sm:w-full sm:rounded-none ${fitOf(image)}`}
            />
          )}
          <div className="min-w-0 flex-[1_1_10rem] sm:p-4">
            {day && (
              <time dateTime={day} className="text-sm text-ink-soft">
                {formatDay(locale, day)}
              </time>
            )}
            <h3 className="text-lg leading-snug font-semibold">
              <OptionalLink
                locale={locale}
                text={title}
                link={link}
                className="underline-offset-3 hover:text-flame hover:underline"
              />
            </h3>
            {description && <p className="mt-1 max-sm:leading-snug">{locale.mark(description)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
