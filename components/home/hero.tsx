import { QuickForm } from '@/components/enquiry/quick-form'
import { Capsule } from '@/components/ui/capsule'
import { home } from '@/content/home'
import type { School } from '@/lib/cms/school'

const { hero } = home

/** A sentence, the school, and the quick admission form: the first screen. */
export function Hero({ school }: { school: School }) {
  return (
    <section className="bg-paper-deep border-line border-b">
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
              className="border-line rounded-card max-h-[24rem] w-full border object-cover object-bottom"
            />
            <figcaption className="text-ink-soft mt-1 text-sm">{hero.picture.caption}</figcaption>
          </figure>
        </div>
        <section
          aria-labelledby="quick-title"
          className="border-line bg-paper rounded-card self-start border p-5"
        >
          <h2 id="quick-title" className="text-2xl font-semibold">
            {hero.form.title}
          </h2>
          <p className="text-ink-soft mb-3">{hero.form.lead}</p>
          <QuickForm />
        </section>
        <img
          src={hero.picture.src}
          alt={hero.picture.alt}
          width="1200"
          height="900"
          loading="lazy"
          className="border-line rounded-card w-full border lg:hidden"
        />
      </div>
    </section>
  )
}
