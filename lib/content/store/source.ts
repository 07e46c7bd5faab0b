import type { RestCommand } from '@directus/sdk'
import type { z } from 'zod'
import type { Schema } from '../client/schema.ts'

/** A question to the CMS. */
export type Command = RestCommand<unknown, Schema>

/** The questions for a list: all of it, only its ids, and the rows from one id to another. */
export type ListCommands = {
  command: Command
  ids: Command
  part: (from: number, to: number) => Command
}

/** What several views of one answer at one instant are cut from, made once; `name` says which. */
export type Memo = <Part>(name: string, make: () => Part) => Part

/**
 * A part of an answer, as a page needs it at an instant: `which` names one of many, such as a row.
 * Pure. A page is made anew exactly when a view that it used has changed, so a narrow view spares
 * work. Written as a method so that sources of different answers fit into one list.
 */
export type View<Answer> = {
  of(answer: Answer, now: Date, param: string, memo: Memo): unknown
}['of']

/** Something that is held, and what pages see of it. */
export type Viewed<Answer, Views extends Record<string, View<Answer>>> = {
  /** Names it among all others, and its file of last good content; letters and dashes. */
  key: string
  /** When views change by the passing of time. */
  expiries?(this: void, answer: Answer): readonly Date[]
  views: Views
}

/** One question to the CMS, and what pages see of its answer. */
export type Source<Answer, Views extends Record<string, View<Answer>>> = Viewed<Answer, Views> & {
  /** The collections in which a change can change the answer, beside files. */
  collections: readonly string[]
  command: Command
  /** Vendor's shape in, ours out. */
  answer: z.ZodType<Answer>
  /** One row of it, where it is a list: a row that cannot be read affects no other. */
  row?: z.ZodType<unknown>
  /** True when there is nothing to show: after something, that is only believed on inquiry. */
  isEmpty(this: void, answer: Answer): boolean
  /** For asking around rows with which the CMS fails. */
  ids?: Command
  part?: ListCommands['part']
  /** Asks the CMS for the number of rows, where there are rows. */
  count?: Command
  /** What the CMS would answer with nothing in it, where one set up by somebody else lacks the collection. */
  absent?: unknown
}

/** Anything that is held, where it does not matter what. */
export type AnyViewed = Viewed<unknown, Record<string, View<unknown>>>

/** Any source, where it does not matter what it answers. */
export type AnySource = Source<unknown, Record<string, View<unknown>>>

/** Gives a source its exact types. */
export function defineSource<Answer, const Views extends Record<string, View<Answer>>>(
  source: Source<Answer, Views>,
): Source<Answer, Views> {
  return source
}
