import type { Clerk } from './clerk.ts'
import type { Instructions } from './guide.ts'

/** What a clerk writes and chooses, by the label of its field; `row` is the entry that is opened. */
export type Values = Readonly<Record<string, string>>

type Action = (clerk: Clerk, words: Words, values: Values) => Promise<void>

/** What a sentence names: controls in bold, choices in italics. */
type Words = { bold: string[]; italic: string[] }

const textOf = (values: Values, name: string): string => {
  const value = values[name]
  if (value === undefined) throw new Error(`The task has no text for ${name}`)
  return value
}

/** What each verb of the guide means in the Studio. */
const ACTIONS: Record<string, Action> = {
  async Open(clerk, { bold: [entry] }, values) {
    if (entry) await clerk.openEntry(entry)
    else await clerk.openRow(textOf(values, 'row'))
  },
  async Press(clerk, { bold }) {
    for (const name of bold) await clerk.press(name)
  },
  async Write(clerk, { bold }, values) {
    for (const label of bold) await clerk.write(label, textOf(values, label))
  },
  async Choose(clerk, { bold, italic }, values) {
    for (const [index, label] of bold.entries())
      await clerk.choose(label, italic[index] ?? textOf(values, label))
  },
  async Tick(clerk, { bold }) {
    for (const label of bold) await clerk.tick(label)
  },
  async Upload(clerk, { bold: [label, ...buttons] }) {
    for (const name of buttons) await clerk.press(name, label)
  },
  async Drag(clerk, _words, values) {
    await clerk.drag(textOf(values, 'row'), textOf(values, 'target'))
  },
}
ACTIONS['Paste'] = ACTIONS['Write']!

const list = (sentence: string, mark: RegExp) =>
  [...sentence.matchAll(mark)].map(([, word = '']) => word)

/** Carries out the steps of the guide; `onPicture` gets the file of each picture once its step is done. */
export async function carryOut(
  clerk: Clerk,
  { steps }: Instructions,
  values: Values,
  onPicture: (file: string) => Promise<void>,
): Promise<void> {
  for (const { sentences, picture } of steps) {
    for (const sentence of sentences) {
      const action = ACTIONS[/^\w+/.exec(sentence)?.[0] ?? '']
      if (!action) throw new Error(`The trial does not know: ${sentence}`)
      const words = { bold: list(sentence, /\*\*(.+?)\*\*/g), italic: list(sentence, /_(.+?)_/g) }
      await action(clerk, words, values)
    }
    if (picture) await onPicture(picture)
  }
}
