import { houseWords, type House } from '@/content/pages/activities/house'
import { getPicture } from '@/content/pages/pictures'

function Person({ role, name }: { role: string; name: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{role}</dt>
      <dd className="font-semibold">{name}</dd>
    </div>
  )
}

/** A house under its banner: who leads it, and what it competes in. */
export function HouseCard({ house }: { house: House }) {
  const { name, meaning, teacher, captain, flagBearer, events } = house
  const banner = getPicture(house.banner)
  return (
    <article
      aria-labelledby={house.banner}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-5 rounded-card border border-line p-5"
    >
      <img
        src={banner.src}
        alt={banner.alt}
        width={banner.width}
        height={banner.height}
        loading="lazy"
      />
      <div>
        <h2 id={house.banner} className="text-2xl font-semibold">
          {name}
        </h2>
        <p className="mb-4 text-ink-soft">{meaning}</p>
        <dl className="space-y-2 leading-snug">
          <Person role={teacher.role} name={teacher.name} />
          <Person role={houseWords.captain} name={captain} />
          <Person role={houseWords.flagBearer} name={flagBearer} />
          <div>
            <dt className="text-sm text-ink-soft">{houseWords.events}</dt>
            {events.map((event) => (
              <dd key={event}>{event}</dd>
            ))}
          </div>
        </dl>
      </div>
    </article>
  )
}
