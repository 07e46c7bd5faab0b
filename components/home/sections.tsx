import type { ReactNode } from 'react'
import { PageLink } from '@/components/page/page-link'
import { Icon } from '@/components/ui/icon'
import { CmsPicture, Figure } from '@/components/ui/picture'
import { home, questionsOf } from '@/content/pages/general/home'
import { hrefOf } from '@/lib/format/href'
import { valuesOf } from '@/content/pages/values'
import type { Heading } from '@/lib/content/collections/headings'
import type { School } from '@/lib/content/collections/school'
import { editable } from '@/lib/content/editable'
import { telHref } from '@/lib/format/phone'

type HeadProps = { id: string; label: string; title: string }

function SectionHead({ id, label, title }: HeadProps) {
  return (
    <>
      <p className="font-semibold text-flame">{label}</p>
      <h2 id={id} className="mt-1 mb-6 text-2xl font-semibold md:text-3xl">
        {title}
      </h2>
    </>
  )
}

type Props = HeadProps & { children: ReactNode; tinted?: boolean }

/** A section of the home page with label, heading and content. */
export function HomeSection({ children, tinted = false, ...head }: Props) {
  return (
    <section
      aria-labelledby={head.id}
      className={tinted ? 'border-y border-line bg-paper-deep' : undefined}
    >
      <div className="page-width py-12 lg:py-16">
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  )
}

/** Two paragraphs about the school beside a picture, and three cards with its values. */
export function Introduction() {
  const { label, title, paragraphs, picture, more } = home.introduction
  return (
    <section aria-labelledby="welcome" className="border-y border-line bg-paper-deep">
      <div className="page-width py-12 lg:py-16">
        <div className="grid items-center gap-x-8 gap-y-8 md:grid-cols-2 lg:gap-x-14">
          <div className="max-w-measure">
            <SectionHead id="welcome" label={label} title={title} />
            <div className="space-y-4 text-lg">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p>
                <PageLink name="about_us">{more}</PageLink>
              </p>
            </div>
          </div>
          <Figure picture={picture} />
        </div>
        <ul className="mt-12 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {home.cards.map(({ title, text, path }) => (
            <li key={title} className="border-t-3 border-flame pt-4">
              <h3 className="text-xl font-semibold">
                <a href={hrefOf({ path })} className="hover:text-flame hover:underline">
                  {title}
                </a>
              </h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Six reasons, each with a link to the page about it. */
export function WhyChoose() {
  const { picture, points } = home.why
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[5fr_6fr]">
      <Figure picture={picture} />
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {points.map(({ title, text, path }) => (
          <li key={title} className="flex gap-3">
            <Icon name="check" className="mt-1 text-leaf" />
            <div>
              <h3 className="text-lg font-semibold">
                <a
                  href={hrefOf({ path })}
                  className="decoration-flame/50 underline-offset-4 hover:text-flame hover:underline"
                >
                  {title}
                </a>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The latest headings as cards, newest first; on a phone as rows. */
export function Headings({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return <p>News from school life will be here.</p>
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {headings.map(({ id, image, title, description }) => (
        <li
          key={id}
          className="flex gap-4 border-line py-4 max-sm:not-first:border-t sm:block sm:overflow-hidden sm:rounded-card sm:border sm:bg-paper sm:py-0"
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
          <div className="sm:p-4">
            <h3 className="text-lg font-semibold" {...editable('heading', id, 'title')}>
              {title}
            </h3>
            {description && (
              <p className="mt-1" {...editable('heading', id, 'description')}>
                {description}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Frequent questions; `details` works without a script. */
export function Questions({ school }: { school: School }) {
  const { picture } = home.questions
  return (
    <div className="grid items-start gap-x-8 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-14">
      <div className="border-t border-line">
        {questionsOf(valuesOf(school)).map(({ question, answer }) => (
          <details key={question} className="nav-group border-b border-line">
            <summary className="flex min-h-11 items-center justify-between gap-4 py-4 text-lg font-semibold hover:text-flame">
              {question}
              <Icon name="chevron-down" className="nav-chevron" />
            </summary>
            <p className="max-w-measure pb-5">{answer}</p>
          </details>
        ))}
      </div>
      <Figure picture={picture} className="max-md:hidden" />
    </div>
  )
}

/** The invitation to visit the school at the end of the home page. */
export function Closing({ school }: { school: School }) {
  const { title, text, picture } = home.closing
  const { alt, caption, ...image } = picture
  return (
    <section aria-labelledby="closing-title" className="page-width pt-4">
      <div className="grid items-center overflow-hidden rounded-card border border-flame/30 bg-flame-tint md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_27rem]">
        <div className="max-w-measure p-6 md:p-10">
          <h2 id="closing-title" className="text-2xl font-semibold md:text-3xl">
            {title}
          </h2>
          <p className="mt-3">
            {text} <strong className="font-semibold">{school.officeHours}</strong>.
          </p>
          <p className="mt-5 flex flex-wrap gap-3">
            <PageLink name="take_admission" className="button">
              Send an enquiry
            </PageLink>
            <a href={telHref(school.phone)} className="button-quiet">
              Call {school.phone}
            </a>
          </p>
        </div>
        <img
          alt={alt}
          {...image}
          loading="lazy"
          className="h-full w-full object-cover max-md:order-first"
        />
      </div>
    </section>
  )
}
