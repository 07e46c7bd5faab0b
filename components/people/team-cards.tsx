import { editable } from '@/lib/content/store/drafts'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { CmsPicture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { leaderRoleOf, termName, getPicture, type Picture } from '@/lib/messages/names'
import { listed } from '@/lib/messages/values'
import { listTeams, type Team } from '@/lib/people/teams'
import { captionOf } from '@/lib/format/file'

const EDITED = ['name', 'description', 'leader', 'captain', 'flag_bearer', 'events', 'picture']

/** The houses with their banners, members and events. */
export async function HouseCards({ locale }: LocaleProps) {
  const houses = await listTeams(locale.language, 'house')
  if (houses.length === 0) return <p>{locale.t('houses.none')}</p>
  return (
    <div className="grid gap-5 md:max-lg:grid-cols-2 xl:grid-cols-2">
      {houses.map((house, index) => (
        <HouseCard
          locale={locale}
          key={house.id}
          house={house}
          colour={COLOURS[index % COLOURS.length]}
        />
      ))}
    </div>
  )
}

/** The colours of the houses in their order, those of the drawn banners. */
const COLOURS = [
  'border-t-flame bg-flame-tint/40',
  'border-t-marigold bg-marigold-tint/40',
  'border-t-leaf bg-leaf-tint/40',
  'border-t-ink bg-paper-deep/60',
]

const WITH_PICTURE =
  'grid grid-cols-[min(5.5rem,25vw)_minmax(0,1fr)] sm:grid-cols-[7rem_minmax(0,1fr)]'

type HouseCardProps = { locale: Locale; house: Team; colour: string | undefined }

/** A house with its banner, its leaders and its competitions. */
function HouseCard({ locale, house, colour = '' }: HouseCardProps) {
  const { id, name, description, picture, drawing } = house
  const facts: [column: string, term: string, value: string | null][] = [
    ['leader', leaderRoleOf(locale, house), house.leader],
    ['captain', locale.t('houses.captain'), house.captain && termName(locale, house.captain)],
    [
      'flag_bearer',
      locale.t('houses.flagBearer'),
      house.flagBearer && termName(locale, house.flagBearer),
    ],
  ]
  return (
    <article
      aria-labelledby={`house-${id}`}
      className={`items-start gap-5 rounded-card border border-t-8 border-line p-5 ${picture || drawing ? WITH_PICTURE : ''} ${colour}`}
      {...editable('team', id, ...EDITED)}
    >
      <TeamPicture
        locale={locale}
        file={picture}
        drawing={drawing && getPicture(locale, drawing)}
      />
      <div>
        <h2 id={`house-${id}`} className="text-2xl font-semibold">
          {locale.mark(name)}
        </h2>
        <p className="mb-4 text-ink-soft">{locale.mark(description)}</p>
        <dl className="space-y-2 leading-snug">
          {facts.map(
            ([column, term, value]) =>
              value && (
                <div key={column} {...editable('team', id, column)}>
                  <dt className="text-sm text-ink-soft">{locale.mark(term)}</dt>
                  <dd className="font-semibold">{locale.mark(value)}</dd>
                </div>
              ),
          )}
          {house.events.length > 0 && (
            <div>
              <dt className="text-sm text-ink-soft">{locale.t('houses.events')}</dt>
              {house.events.map((event) => (
                <dd key={event}>{locale.mark(event)}</dd>
              ))}
            </div>
          )}
        </dl>
      </div>
    </article>
  )
}

type TeamPictureProps = LocaleProps & {
  file: Team['picture']
  drawing: Picture | null
  className?: string | undefined
}

/** The picture of the school, or else the drawing, if there is one. */
function TeamPicture({ locale, file, drawing, className }: TeamPictureProps) {
  if (file) {
    const alt = file.description ?? captionOf(file) ?? ''
    return (
      <CmsPicture
        file={file}
        alt={alt}
        lang={locale.langOf(alt)}
        widths={[320]}
        sizes="7rem"
        className={className}
      />
    )
  }
  if (!drawing) return null
  const { src, alt, width, height } = drawing
  return (
    <img alt={alt} src={src} width={width} height={height} loading="lazy" className={className} />
  )
}

/** The clubs by name, then each with its president. The drawing is decorative and the same on each. */
export async function ClubCards({ locale }: LocaleProps) {
  const clubs = await listTeams(locale.language, 'club')
  if (clubs.length === 0) return <p>{locale.t('clubs.none')}</p>
  return (
    <Section id="clubs" title={locale.t('clubs.title')}>
      <p className="max-w-measure">
        {locale.mark(
          listed(
            locale,
            clubs.map(({ name }) => name),
          ),
        )}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {clubs.map(({ id, name, leader, description, picture, drawing, ...club }) => (
          <li
            key={id}
            className="flex items-center gap-3 rounded-card border border-line p-3"
            {...editable('team', id, ...EDITED)}
          >
            <TeamPicture
              locale={locale}
              file={picture}
              drawing={{ ...getPicture(locale, drawing ?? 'club'), alt: '' }}
              className="w-16 shrink-0 rounded"
            />
            <div className="min-w-0">
              <h3 className="text-lg font-semibold">{locale.mark(name)}</h3>
              {leader && (
                <p className="leading-snug" {...editable('team', id, 'leader')}>
                  <span className="block text-sm text-ink-soft">
                    {locale.mark(leaderRoleOf(locale, club))}{' '}
                  </span>
                  {locale.mark(leader)}
                </p>
              )}
              {description && <p className="text-sm text-ink-soft">{locale.mark(description)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
