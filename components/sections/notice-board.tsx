import { InsidePage } from '@/components/page/page-body'
import { ArrowLink, MainText, textTemplate, type TemplateProps } from '@/components/page/main-text'
import type { Values } from '@/lib/messages/values'
import { listSectionsOf, type Section } from '@/lib/sections/sections'
import { titlesOf } from '@/lib/sections/section-texts'
import { getValues } from '@/lib/pages/text'
import type { Locale } from '@/lib/messages/messages'

const TextPage = textTemplate()

/** A text next to a notice board; without one it is a page like others. */
export async function NoticeBoardPage(props: TemplateProps) {
  const { page } = props
  const [board] = await listSectionsOf(props.locale.language, page.name, 'notice_board')
  if (!board) return <TextPage {...props} />
  return (
    <InsidePage locale={props.locale} page={page}>
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <section aria-labelledby="beside-board" className="space-y-8">
          <h2 id="beside-board" className="sr-only">
            {props.locale.mark(page.title)}
          </h2>
          <MainText locale={props.locale} page={page} />
        </section>
        <NoticeBoard locale={props.locale} board={board} values={(await getValues())(board)} />
      </div>
    </InsidePage>
  )
}

type BoardProps = { locale: Locale; board: Section; values: Values }

function NoticeBoard({ locale, board, values }: BoardProps) {
  return (
    <section
      aria-labelledby="notice-board"
      data-until={board.publishUntil}
      className="overflow-hidden rounded-card border border-ink"
    >
      <h2 id="notice-board" className="on-ink bg-ink px-4 py-3 text-lg font-semibold text-paper">
        {locale.mark(board.title)}
      </h2>
      <ul className="px-4">
        {titlesOf(board, values).map((notice, index) => (
          <li key={index} className="border-line py-2.5 text-base not-first:border-t">
            {locale.mark(notice)}
          </li>
        ))}
      </ul>
      {board.link && (
        <p className="border-t border-line px-4 py-2">
          <ArrowLink locale={locale} text={board.link.text} path={board.link.href} />
        </p>
      )}
    </section>
  )
}
