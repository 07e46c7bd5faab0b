import { partTexts } from '@/components/page/part-texts'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { Album } from '@/components/page/deferred'
import { Icon } from '@/components/ui/icon'
import { type Album as CmsAlbum, listAlbums } from '@/lib/albums'
import { albumOf, albumsToShow } from './album-pictures'
import { editable } from '@/lib/content/store/drafts'
import { BesideSlider } from '@/components/page/page-body'
import { MainText, type TemplateProps } from '@/components/page/main-text'
import { TitleBar } from '@/components/page/title-bar'
import { listSections } from '@/lib/sections/sections'
import { pictureOf, picturesOf } from '@/lib/sections/section-texts'

const icons = {
  previous: <Icon name="arrow-left" />,
  next: <Icon name="arrow-right" />,
  close: <Icon name="close" />,
}

function NoPictures({ locale }: LocaleProps) {
  const { title, text, link } = locale.messages.gallery.empty
  return (
    <div className="max-w-measure rounded-card bg-paper-deep p-6">
      <p className="font-display text-xl font-semibold">{title}</p>
      <p className="mt-2">{text}</p>
      <p className="mt-3">
        <a href={link.path} className="button-quiet">
          {link.text}
        </a>
      </p>
    </div>
  )
}

/** All albums in the order of the office, with a table of contents if there are several. */
export function Albums({ locale, albums }: { locale: Locale; albums: readonly CmsAlbum[] }) {
  const shown = albumsToShow(locale, albums)
  if (shown.length === 0) return <NoPictures locale={locale} />
  const texts = { ...partTexts(locale), ...locale.messages.slider, ...locale.messages.viewer }
  return (
    <div className="space-y-12">
      {shown.length > 1 && (
        <nav aria-label={locale.t('gallery.albums')}>
          <ul className="flex flex-wrap gap-3">
            {shown.map(({ id, title, pictures }) => (
              <li key={id}>
                <a href={`#${id}`} className="button-quiet">
                  {title} <span className="font-normal">({pictures.length})</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.map((album) => (
        <section key={album.id} aria-labelledby={album.id}>
          <h2
            id={album.id}
            className="text-2xl font-semibold"
            {...editable('gallery', albumOf(album), 'title', 'images')}
          >
            {album.title}
          </h2>
          <p className="mb-5 text-ink-soft">
            {locale.t('common.pictures', { count: album.pictures.length })}
          </p>
          <Album album={album} icons={icons} texts={texts} />
        </section>
      ))}
    </div>
  )
}

/** The albums of the office, and the gallery slider next to the text. */
export async function GalleryPage({ locale, page }: TemplateProps) {
  const sections = await listSections(locale.language, page.name)
  const hero = sections.find(({ kind }) => kind === 'hero')
  return (
    <>
      <TitleBar locale={locale} page={page} hero={hero && pictureOf(locale, hero)} />
      <div className="page-width py-10 md:py-12">
        <Albums locale={locale} albums={await listAlbums(locale.language)} />
      </div>
      <div className="border-t border-line">
        <BesideSlider
          locale={locale}
          page={page}
          slider={{ label: locale.t('gallery.slider'), pictures: picturesOf(locale, sections) }}
        >
          <MainText locale={locale} page={page} />
        </BesideSlider>
      </div>
    </>
  )
}
