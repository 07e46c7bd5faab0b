import fs from 'node:fs'
import path from 'node:path'

const FILES = ['', '-wal', '-shm']
const NAME = /^outbox\.corrupt-.*\.sqlite$/

/** Renames a damaged outbox, whose enquiries an operator can recover. */
export function renameDamaged(file: string): void {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const renamed = path.join(path.dirname(file), `outbox.corrupt-${time}.sqlite`)
  for (const suffix of FILES)
    if (fs.existsSync(/* turbopackIgnore: true */ `${file}${suffix}`))
      fs.renameSync(`${file}${suffix}`, `${renamed}${suffix}`)
}

/** The names of the damaged outboxes in a data folder. */
export const listDamaged = (dataDir: string): string[] =>
  fs.readdirSync(dataDir).filter((name) => NAME.test(name))

/** Deletes damaged outboxes from before `time`: they may contain enquiries past their retention. */
export function deleteDamaged(dataDir: string, time: number): void {
  for (const name of listDamaged(dataDir)) {
    const file = path.join(dataDir, name)
    if (fs.statSync(file).mtimeMs >= time) continue
    for (const suffix of FILES) fs.rmSync(`${file}${suffix}`, { force: true })
  }
}
