import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of the sample school, as its editors uploaded it. */
export const sampleFile = (name: string): Buffer =>
  readFileSync(path.join(import.meta.dirname, '../../cms/sample/files', name))
