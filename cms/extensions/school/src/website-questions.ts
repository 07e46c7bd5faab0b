import { WEBSITE_USER } from 'school-schema/subscribers'
import { rowsIn, type App, type Context, type Person, type Row } from './shared.ts'

/** The server of the website, or the CMS itself. */
export const isWebsite = (person: Person | null | undefined): boolean =>
  !person || person.user === WEBSITE_USER

/**
 * Answers the website at a path with what it has no right to read: with the data from `work`, which is null for
 * what the website does not send.
 */
export function answerWebsite(
  app: Pick<App, 'post'>,
  path: string,
  { logger }: Pick<Context, 'logger'>,
  work: (body: Row) => Promise<unknown>,
): void {
  app.post(path, ({ accountability, body }, response) => {
    if (accountability?.user !== WEBSITE_USER) return response.status(403).json({})
    const [sent = {}] = rowsIn([body])
    work(sent).then(
      (data) => response.status(data === null ? 400 : 200).json({ data }),
      (error: unknown) => {
        // The message of the database may quote a row.
        const name = error instanceof Error ? error.name : 'unknown'
        logger.warn(`The website could not be answered at ${path} (${name}).`)
        response.status(500).json({})
      },
    )
  })
}
