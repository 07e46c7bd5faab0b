/** What somebody has to do, and how often an e-mail reminds of it. */
export type Action = {
  /** Names the cause. */
  key: string
  todo: string
  everyDays: number
  /** While one of these causes is present, this one is only its consequence. */
  follows: readonly string[]
}

/** One line of the status; with an action, it is not in order. */
export type Item = { subject: string; what: string; action: Action | null }

export type Alarm = Item & { action: Action }

/** A line that is in order. */
export const inOrder = (subject: string, what: string): Item => ({ subject, what, action: null })

/** A line that needs somebody to act, and is repeated every day. */
export const alarm = (
  { subject, what }: Pick<Item, 'subject' | 'what'>,
  action: Pick<Action, 'key' | 'todo'> & Partial<Action>,
): Alarm => ({ subject, what, action: { everyDays: 1, follows: [], ...action } })

/** The lines that need somebody to act. */
export const alarmsIn = (items: readonly Item[]): Alarm[] =>
  items.filter((item): item is Alarm => item.action !== null)
