import { Icon } from '@/components/ui/icon'
import { noticePanel } from '@/content/pages/activities/abacus'
import { hrefOf } from '@/content/pages/page'

const { title, notices, more } = noticePanel

/** The notice board of the abacus classes. */
export function NoticePanel() {
  return (
    <section
      aria-labelledby="notice-board"
      className="overflow-hidden rounded-card border border-ink"
    >
      <h2 id="notice-board" className="on-ink bg-ink px-4 py-3 text-lg font-semibold text-paper">
        {title}
      </h2>
      <ul className="px-4">
        {notices.map((notice, index) => (
          <li key={index} className="border-line py-2.5 text-base not-first:border-t">
            {notice}
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-2">
        <a
          href={hrefOf({ path: more.path })}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-flame underline-offset-3 hover:underline"
        >
          {more.text}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </p>
    </section>
  )
}
