import { denial } from '../../refusal.ts'
import type { Database } from './database.ts'
import { isUnfinished } from './unfinished.ts'

type Request = {
  method: string
  path: string
  accountability?: { user?: string | null; session?: string } | null
}
type Next = (error?: unknown) => void

export type Gate = { use: (handler: (request: Request, _: unknown, next: Next) => void) => void }

const FIRST = 'Put your second factor in first: the CMS shows how when you open it.'

/** Keeps those out who have no second factor yet, wherever they knock. */
export function addFactorDoor(app: Gate, database: Database): void {
  app.use(({ method, path, accountability }, _, next) => {
    isUnfinished(accountability, { method, path }, database).then(
      (isLeft) => next(isLeft ? denial(FIRST) : undefined),
      (error: unknown) => next(error),
    )
  })
}
