/** Those that take most of the time, and know nothing of the site. */
const LIBRARIES = ['@directus/sdk', 'nodemailer', 'parse5', 'undici', 'zod']

const kept = new Map<string, unknown>()

/** Lets the next imports make new modules, as after a restart of the site; libraries are the same. */
export function forgetModules(): void {
  for (const name of LIBRARIES)
    jest.doMock(name, () => {
      if (!kept.has(name)) kept.set(name, jest.requireActual(name))
      return kept.get(name)
    })
  jest.resetModules()
}
