import type { RawName, RawRow, RawRows } from '../../content/client/raw-rows.ts'
import type { Content } from '../content.ts'
import type { Fault, IssueKind, Place } from '../issue.ts'
import { placeOf } from '../places.ts'

/** Finds the faults of one rule. */
export type Rule = (content: Content) => Fault[]

/** The rules of one subject, by the kind of the issues that they find. */
export type RuleSet = Partial<Record<IssueKind | 'both', readonly Rule[]>>

type Words<Item> = string | ((item: Item) => string)

/** What a rule says of an item: a function where the words depend on it. */
export type Message<Item> = Pick<Fault, 'code' | 'category'> & {
  what: Words<Item>
  todo: Words<Item>
  /** Where several items of one place can be wrong. */
  detail?: (item: Item) => string
}

const say = <Item>(words: Words<Item>, item: Item): string =>
  typeof words === 'string' ? words : words(item)

/** A message about an item as the fault of a place. */
export const toFault = <Item>(
  place: Place,
  item: Item,
  { what, todo, detail, ...rest }: Message<Item>,
): Fault => ({
  ...{ ...rest, place, what: say(what, item), todo: say(todo, item) },
  detail: detail?.(item) ?? '',
})

/** A rule by which each item that it finds is wrong. */
export const rule =
  <Item>(
    find: (content: Content) => readonly Item[],
    place: Place | ((item: Item) => Place),
    message: Message<Item>,
  ): Rule =>
  (content) =>
    find(content).map((item) =>
      toFault(typeof place === 'function' ? place(item) : place, item, message),
    )

/** The rows of a collection, which the type of `RawContent` does not join by their name. */
export const rowsOf = <Name extends RawName>(rows: RawRows, collection: Name): RawRow<Name>[] =>
  rows[collection]

/** A rule about each row of a collection by itself. */
export const eachRow = <Name extends RawName>(
  collection: Name,
  isWrong: (row: RawRow<Name>, content: Content) => boolean,
  message: Message<RawRow<Name>>,
): Rule =>
  rule(
    (content) => rowsOf(content.rows, collection).filter((row) => isWrong(row, content)),
    (row) => placeOf(collection, row),
    message,
  )
