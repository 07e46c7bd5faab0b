import { resolve } from 'node:path'

/** The folder that an argument names, from where the reader typed it: npm goes to the project. */
export const namedFolder = (argument: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), argument)

/** Where a backup goes that nobody named a place for: beside the data folder, by its time. */
export const usualPlace = (dataDir: string, time: Date): string =>
  resolve(`${dataDir}-backups`, time.toISOString().slice(0, 19).replaceAll(':', '-'))
