import { QuickForm } from '@/components/enquiry/quick-form'
import { Capsule } from '@/components/ui/capsule'
import { home } from '@/content/home'
import type { School } from '@/lib/cms/school'

const { hero } = home

/** A sentence, the school, and the quick admission form: the first screen. */
export function Hero({ school }: { school: School }) {
  return (
    <section className="border-b border-line bg-paper-deep">
      <div className="page-width grid gap-6 py-6 lg:grid-cols-[1fr_25rem] lg:gap-10 lg:py-8">
        <div className="flex flex-col gap-4">
          <Capsule>{hero.label}</Capsule>
          <h1 className="text-3xl font-semibold sm:text-4xl xl:text-5xl">{school.tagline}</h1>
          <p className="max-w-measure text-lg">{hero.lead}</p>
          <figure className="max-lg:hidden">
            <img
              src={hero.picture.src}
              alt={hero.picture.alt}
              width="1200"
              height="900"
              className="max-h-[24rem] w-full rounded-card border border-line object-cover object-bottom"
            />
            <figcaption className="mt-1 text-sm text-ink-soft">{hero.picture.caption}</figcaption>
          </figure>
        </div>
        <section
          aria-labelledby="quick-title"
          className="self-start rounded-card border border-line bg-paper p-5"
        >
          <h2 id="quick-title" className="text-2xl font-semibold">
            {hero.form.title}
          </h2>
          <p className="mb-3 text-ink-soft">{hero.form.lead}</p>
          <QuickForm />
        </section>
        <img
          src={hero.picture.src}
          alt={hero.picture.alt}
          width="1200"
          height="900"
          loading="lazy"
          className="w-full rounded-card border border-line lg:hidden"
        />
      </div>
    </section>
  )
}
