import type { LocaleProps } from '@/lib/messages/messages'
import { listClasses } from '@/lib/classes/class-content'
import { classHref, className } from '@/lib/classes/classes'

/**
 * The pages of the classes in one row. `lib/framework/own-classes.js` moves those that this phone remembers to its start:
 * the row has one line and is hidden until then, so nothing moves.
 */
export async function ClassRow({ locale, className: place }: LocaleProps & { className: string }) {
  const classes = await listClasses()
  if (classes.length === 0) return null
  return (
    <nav
      aria-labelledby="own-classes"
      data-own={locale.t('classes.own')}
      className={`no-print flex items-center gap-2 overflow-x-auto whitespace-nowrap ${place}`}
    >
      <span id="own-classes" className="font-semibold">
        {locale.t('classes.choose')}
      </span>
      {classes.map((each) => (
        <a
          key={each.slug}
          href={locale.path(classHref(each))}
          data-class={each.slug}
          className="class-link"
        >
          {locale.mark(className(locale, each))}
        </a>
      ))}
    </nav>
  )
}

/** The pages of the classes as a list, or whom to ask for them. */
export async function ClassLinks({ locale }: LocaleProps) {
  const classes = await listClasses()
  if (classes.length === 0) return <p>{locale.t('classes.none')}</p>
  return (
    <nav aria-labelledby="classes" className="space-y-4">
      <h2 id="classes" className="text-2xl font-semibold">
        {locale.t('classes.list')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {classes.map((each) => (
          <li key={each.slug}>
            <a href={locale.path(classHref(each))} className="button-quiet w-full">
              {locale.mark(className(locale, each))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
