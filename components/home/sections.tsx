import type { ReactNode } from 'react'
import { Figure } from '@/components/page/figure'
import { Capsule } from '@/components/ui/capsule'
import { Icon } from '@/components/ui/icon'
import { getPageAt } from '@/content/pages'
import { home } from '@/content/pages/general/home'
import { hrefOf } from '@/content/pages/page'
import type { School } from '@/lib/content/collections/school'
import { telHref } from '@/lib/format/phone'

type HeadProps = { id: string; label: string; title: string }

/** Capsule and heading of a section of the home page. */
export function SectionHead({ id, label, title }: HeadProps) {
  return (
    <>
      <Capsule>{label}</Capsule>
      <h2 id={id} className="mt-3 mb-6 text-2xl font-semibold md:text-3xl">
        {title}
      </h2>
    </>
  )
}

type Props = HeadProps & { children: ReactNode; tinted?: boolean }

/** A section of the home page: capsule, heading, content. */
export function Section({ children, tinted = false, ...head }: Props) {
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

const { picture, points } = home.why

/** Six reasons, each with the page that bears it out. */
export function WhyChoose() {
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

const { items, picture: questionsPicture } = home.questions

/** The questions; `details` expands and collapses each without a script. */
export function Questions() {
  return (
    <div className="grid items-start gap-x-8 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-14">
      <div className="border-t border-line">
        {items.map(({ question, answer }) => (
          <details key={question} className="nav-group border-b border-line">
            <summary className="flex min-h-11 items-center justify-between gap-4 py-4 text-lg font-semibold hover:text-flame">
              {question}
              <Icon name="chevron-down" className="nav-chevron" />
            </summary>
            <p className="max-w-measure pb-5">{answer}</p>
          </details>
        ))}
      </div>
      <Figure picture={questionsPicture} className="max-md:hidden" />
    </div>
  )
}

const { title, text, picture: closingPicture } = home.closing

/** The invitation to visit at the end of the home page. */
export function Closing({ school }: { school: School }) {
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
            <a href={hrefOf(getPageAt('/TakeAdmission'))} className="button">
              Send an enquiry
            </a>
            <a href={telHref(school.phone)} className="button-quiet">
              Call {school.phone}
            </a>
          </p>
        </div>
        <img
          src={closingPicture.src}
          alt={closingPicture.alt}
          width={closingPicture.width}
          height={closingPicture.height}
          loading="lazy"
          className="h-full w-full object-cover max-md:order-first"
        />
      </div>
    </section>
  )
}
