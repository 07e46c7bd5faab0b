import type { RawName, RawRow, RawRows } from '../../content/client/raw-rows.ts'
import type { Content, Text } from '../content.ts'
import type { RuleResult, FindingKind, Place } from '../finding.ts'
import { placeOf } from '../places.ts'

/** Finds one kind of mistake. */
export type Rule = (content: Content) => RuleResult[]

/** The same in a text. */
export type TextRule = (text: Text, content: Content) => RuleResult[]

/** The rules of one subject by the kind of their findings. */
export type RuleSet = Partial<Record<FindingKind, readonly Rule[]>>

type Words<Item> = string | ((item: Item) => string)

/** The message about an item; parts that depend on the item are functions. */
export type Message<Item> = Pick<RuleResult, 'code' | 'category'> & {
  what: Words<Item>
  todo: Words<Item>
  /** Needed if several items of one place can have the finding. */
  detail?: (item: Item) => string
}

const say = <Item>(words: Words<Item>, item: Item): string =>
  typeof words === 'string' ? words : words(item)

/** The message about an item, with its words filled in. */
export const toResult = <Item>(
  place: Place,
  item: Item,
  { what, todo, detail, ...rest }: Message<Item>,
): RuleResult => ({
  ...rest,
  place,
  what: say(what, item),
  todo: say(todo, item),
  detail: detail?.(item) ?? '',
})

/** Creates a rule that reports each item that it finds. */
export const rule =
  <Item>(
    find: (content: Content) => readonly Item[],
    place: Place | ((item: Item) => Place),
    message: Message<Item>,
  ): Rule =>
  (content) =>
    find(content).map((item) =>
      toResult(typeof place === 'function' ? place(item) : place, item, message),
    )

/** The rows of a collection; `RawContent` does not relate the types of names and rows. */
export const rowsOf = <Name extends RawName>(rows: RawRows, collection: Name): RawRow<Name>[] =>
  rows[collection]

/** Creates a rule about single rows of a collection. */
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
