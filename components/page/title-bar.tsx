import { editable } from '@/lib/content/store/drafts'
import type { Locale } from '@/lib/messages/messages'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { CmsPicture, Figure, frameOf } from '@/components/ui/picture'
import type { Page } from '@/lib/pages/pages'
import type { CmsFile } from '@/lib/content/schema/columns'
import { captionOf } from '@/lib/format/file'
import { fillText } from '@/lib/messages/values'
import { getPicture, type Picture } from '@/lib/messages/names'
import { crumbsOf } from '@/lib/metadata/structured-data'
import { getValues } from '@/lib/pages/text'

type Props = {
  locale: Locale
  page: Page
  /** The heading, if it is not the page's title, such as that of a notice. */
  title?: string | undefined
  lead?: string | null | undefined
  /** What the heading shows, if that is not the title of the page. */
  edit?: object
  /** A wide picture instead of the page's own. */
  hero?: Picture | null | undefined
}

/** What the title bar shows, with the consent without which a photograph is not shown. */
const MARKED = ['title', 'summary', 'photo', 'photo_credit', 'photo_consent']

/** The top of every inside page: breadcrumbs, title and a one-sentence summary. */
export async function TitleBar({ locale, page, title, lead = page.summary, hero, edit }: Props) {
  const badge = page.badge && !title && fillText(page.badge, (await getValues())(page))
  const photo = title ? null : page.photo
  const picture =
    hero ?? (page.drawing && page.drawingPlace === 'top' ? getPicture(locale, page.drawing) : null)
  const pictureColumn = hero
    ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]'
    : 'md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_27rem]'
  return (
    <div className="title-bar border-b border-line bg-paper-deep">
      <div
        className={`page-width grid items-center gap-x-10 gap-y-6 py-6 md:py-8 ${photo || picture ? pictureColumn : ''}`}
      >
        <div className="space-y-4">
          <Breadcrumbs locale={locale} page={page} title={title} />
          {badge && <FactBadge>{locale.mark(badge)}</FactBadge>}
          <h1
            className="max-w-4xl text-3xl font-semibold md:text-4xl lg:text-5xl"
            {...(edit ?? editable('pages', page.id, ...MARKED))}
          >
            {locale.mark(title ?? page.title)}
          </h1>
          {lead && <p className="max-w-measure text-lg">{locale.mark(lead)}</p>}
        </div>
        {photo ? (
          <Photo locale={locale} photo={photo} alt={page.title} className="no-print" />
        ) : (
          picture && <Figure locale={locale} picture={picture} isFirst className="no-print" />
        )}
      </div>
    </div>
  )
}

/** The breadcrumbs; a title is the last step of a screen below a page of the page table. */
function Breadcrumbs({ locale, page, title }: Pick<Props, 'locale' | 'page' | 'title'>) {
  return (
    <nav aria-label={locale.t('page.breadcrumb')} className="no-print text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-1">
        {crumbsOf(locale, page, title).map(({ name, href }, index, { length }) => (
          <li key={index} className="flex items-center gap-1">
            {index > 0 && <Icon name="chevron-right" className="size-3.5" />}
            {href ? (
              <a href={href} className="-my-0.5 py-0.5">
                {locale.mark(name)}
              </a>
            ) : (
              <span aria-current={index === length - 1 ? 'page' : undefined}>
                {locale.mark(name)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type BadgeProps = {
  /** When it ends, in ISO 8601. */
  until?: string | null
  children: ReactNode
}

/** A small label with a check icon for a fact about the school or the page. */
export function FactBadge({ until, children }: BadgeProps) {
  return (
    <p
      data-until={until}
      className="flex w-fit items-center gap-1.5 rounded-full border border-marigold bg-marigold-tint py-0.5 pr-3 pl-2 text-sm font-semibold"
    >
      <Icon name="check" className="size-4 text-leaf" />
      {children}
    </p>
  )
}

type PhotoProps = {
  locale: Locale
  photo: { file: CmsFile; credit: string | null }
  alt: string
  className?: string
}

/** A photograph of the school with the aspect ratio of the illustrations. */
function Photo({ locale, photo: { file, credit }, alt, className }: PhotoProps) {
  const caption = [captionOf(file), credit && locale.t('common.photo', { credit })]
    .filter(Boolean)
    .join(' · ')
  const text = file.description ?? captionOf(file) ?? alt
  return (
    <figure className={className}>
      <CmsPicture
        file={file}
        alt={text}
        lang={locale.langOf(text)}
        widths={[320, 640, 960]}
        sizes="(width < 48rem) 100vw, 27rem"
        loading="eager"
        className={frameOf(file)}
      />
      {caption && (
        <figcaption className="mt-1.5 text-sm text-ink-soft">{locale.mark(caption)}</figcaption>
      )}
    </figure>
  )
}
