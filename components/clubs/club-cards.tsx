import { clubs, clubPicture, clubWords } from '@/content/pages/activities/club'

const { src, width, height } = clubPicture

/** The clubs with their presidents. The picture, the same on each, is an ornament. */
export function ClubCards() {
  return (
    <section aria-labelledby="clubs">
      <h2 id="clubs" className="mb-4 text-2xl font-semibold">
        {clubWords.title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {clubs.map(({ name, president }) => (
          <li key={name} className="flex items-center gap-3 rounded-card border border-line p-3">
            <img
              src={src}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="w-16 shrink-0 rounded"
            />
            <div className="min-w-0">
              <h3 className="text-lg font-semibold">{name}</h3>
              <p className="leading-snug">
                <span className="block text-sm text-ink-soft">{clubWords.president} </span>
                {president}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
