import type { Database } from './database.ts'
import type { NotedPasswords } from './noted-passwords.ts'

type Service<Methods> = new (options: object) => Methods

/** What Directus hands to an extension, as far as this one uses it. */
export type Context = {
  env: Record<string, unknown>
  database: Database
  getSchema: () => Promise<object>
  services: {
    AuthenticationService: Service<{
      verifyPassword: (user: string, word: string) => Promise<void>
    }>
    UsersService: Service<{ updateOne: (user: string, values: object) => Promise<unknown> }>
  }
  logger: { warn: (text: string) => void }
}

/** What Directus itself does about passwords, and that one which is changed here is its owner's choice. */
export function meansOf({ getSchema, services, logger }: Context, passwords: NotedPasswords) {
  return {
    verify: async (user: string, password: string) =>
      new services.AuthenticationService({ schema: await getSchema() }).verifyPassword(
        user,
        password,
      ),
    change: async (user: string, values: Record<string, string>) => {
      // Without a session of its own, so that none of theirs goes on.
      const accountability = {
        user: null,
        role: null,
        roles: [],
        admin: true,
        app: false,
        ip: null,
      }
      const users = new services.UsersService({ schema: await getSchema(), accountability })
      await users.updateOne(user, values)
      if ('password' in values) await passwords.setOwn(user)
      logger.warn(JSON.stringify({ event: 'sign-in-changed', user, what: Object.keys(values) }))
    },
  }
}
