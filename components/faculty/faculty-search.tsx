import { Icon } from '@/components/ui/icon'
import { orders, type Order } from '@/lib/faculty/arrange'

type Props = {
  /** The address of the page, and the part of it that the answer stands in. */
  action: string
  question: string
  order: Order
}

const box = 'h-11 w-full rounded-card border border-ink-soft/60 bg-white px-3'

/** Looks for teachers and sets their order by a plain question to the page. */
export function FacultySearch({ action, question, order }: Props) {
  return (
    <search className="no-print">
      <form
        action={action}
        className="grid gap-4 rounded-card bg-paper-deep p-4 sm:grid-cols-[1fr_auto_auto] sm:items-end"
      >
        <label className="block">
          <span className="font-semibold">Name, subject or qualification</span>
          <input
            type="search"
            name="q"
            defaultValue={question}
            maxLength={100}
            autoComplete="off"
            className={box}
          />
        </label>
        <label className="block">
          <span className="font-semibold">Order</span>
          <select name="sort" defaultValue={order} className={box}>
            {Object.entries(orders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          <Icon name="search" />
          Show teachers
        </button>
      </form>
    </search>
  )
}
