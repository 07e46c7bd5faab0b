import { telHref } from '@/lib/format/phone'
import { hrefOf } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'

type Props = {
  what: 'examination' | 'registration'
  /** The school office's. */
  phone: string
}

/** Where a page's forms would be while none is open, and where to look meanwhile. */
export function NothingOpen({ what, phone }: Props) {
  const notices = getPageAt('/notices')
  return (
    <div className="max-w-measure space-y-2 rounded-card border border-line bg-paper-deep p-5">
      <p className="font-semibold">No {what} form is open at present.</p>
      <p>
        When one opens, it is announced among the <a href={hrefOf(notices)}>notices</a> and stands
        here. For questions telephone the school office on <a href={telHref(phone)}>{phone}</a>.
      </p>
    </div>
  )
}
