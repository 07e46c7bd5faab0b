/** What to do, and how often an e-mail reminds of it. */
export type Action = {
  /** Identifies the cause. */
  key: string
  todo: string
  everyDays: number
  /** The causes of which this one is a consequence while they are present. */
  follows: readonly string[]
}

/** One line of the status; an item with an action is not in order. */
export type Item = { subject: string; what: string; action: Action | null }

export type Alarm = Item & { action: Action }

/** An item that is in order. */
export const inOrder = (subject: string, what: string): Item => ({ subject, what, action: null })

/** An item that needs action, with a daily e-mail. */
export const alarm = (
  { subject, what }: Pick<Item, 'subject' | 'what'>,
  action: Pick<Action, 'key' | 'todo'> & Partial<Action>,
): Alarm => ({ subject, what, action: { everyDays: 1, follows: [], ...action } })

/** The items that need action. */
export const alarmsIn = (items: readonly Item[]): Alarm[] =>
  items.filter((item): item is Alarm => item.action !== null)
