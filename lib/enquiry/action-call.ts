import { z } from 'zod'
import { attempt } from '../server/attempt.ts'
import type { FormFields } from './parse-form.ts'

/** React writes a text that begins with "$" as "$$"; any other "$" is a reference of its protocol. */
const text = z.string().regex(/^(?!\$(?!\$))/)

/** The previous state of the form (`FormState`), the only argument. */
const args = z.tuple([
  z.strictObject({
    status: text,
    values: z.record(text, text),
    errors: z.array(z.strictObject({ field: text, message: text })),
    message: text.nullable(),
    download: text.nullish(),
  }),
])

const call = z.strictObject({ id: z.string().regex(/^[\da-f]+$/), bound: z.literal('$@1') })

const parse = (json = ''): unknown => attempt(() => JSON.parse(json) as unknown)

/**
 * The name of the server action that a posted form calls: React puts it and its argument into
 * hidden fields. Empty without them, and null for a form with other fields than the `known` ones or
 * with arguments that are not ours, to which Next.js would respond with an error 500.
 */
export function actionOf(fields: FormFields, known: ReadonlySet<string>): string | null {
  const names = [...fields.keys()]
  const number = /^\$ACTION_REF_(\d+)$/m.exec(names.join('\n'))?.[1] ?? ''
  const [target, argument] = [`$ACTION_${number}:0`, `$ACTION_${number}:1`]
  const hidden = [target, argument, `$ACTION_REF_${number}`, '$ACTION_KEY']
  if (names.some((name) => !known.has(name) && !hidden.includes(name))) return null
  if (number === '') return names.some((name) => hidden.includes(name)) ? null : ''
  if (!args.safeParse(parse(fields.get(argument))).success) return null
  return call.safeParse(parse(fields.get(target))).data?.id ?? null
}
