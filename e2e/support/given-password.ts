import { randomUUID } from 'node:crypto'
import { readAnswer } from './ask-served.ts'
import type { ServedCms } from './served-cms.ts'

type Person = { email: string; password: string }

/** Sends the form of `/account` for those who were given a password. */
export const exchange = (
  { url }: ServedCms,
  { email, password: current }: Person,
  password: string,
) =>
  readAnswer(
    fetch(`${url}/account`, {
      ...{ method: 'POST', body: new URLSearchParams({ email, current, password }) },
    }),
  )

/** A password that nobody else has. */
export const newPassword = (): string => `kite ${randomUUID()}`
