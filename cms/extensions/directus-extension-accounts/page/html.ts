import { createHash } from 'node:crypto'
import { GIVEN_HOURS } from '../noted-passwords.ts'
import { SHORTEST } from '../plain.ts'
import type { Session } from './sessions.ts'

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
label, button { display: block; margin-top: 1rem } input[type='password'], input[type='email'] { display: block; box-sizing: border-box; width: 100%; font: inherit; padding: .5rem }
button { font: inherit; padding: .5rem 1rem } [role='status'] { border-left: .25rem solid #b93a14; padding-left: 1rem }`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** The page runs nothing, loads nothing and is framed by nobody. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
}

/** A page of these parts, which are HTML. */
const page = (...parts: string[]): string =>
  [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Your sign-in</title>`,
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style><h1>Your sign-in</h1>`,
    ...parts,
  ].join('\n')

const said = (message: string) => `<p role="status">${escape(message)}</p>`

const SIGN_IN = `<p><a href="/admin/login">Sign in</a></p>`

/** Word to somebody who has to sign in first. */
export const signInPage = (message: string): string => page(said(message), SIGN_IN)

/** The form for strangers, with which a password that was given becomes one's own. */
export const choicePage = (message?: string): string =>
  page(
    message === undefined ? '' : said(message),
    `<p>Was a password given to you? Choose your own with it, once, within ${GIVEN_HOURS} hours: it opens nothing else.</p>`,
    `<form method="post" action="/account">`,
    field('email', 'Your e-mail address', 'type="email" autocomplete="username" required'),
    field(
      'current',
      'The password that was given to you',
      'type="password" autocomplete="current-password" required',
    ),
    field(
      'password',
      `The password that you choose, of ${SHORTEST} characters or more`,
      'type="password" autocomplete="new-password" required',
    ),
    `<button>Save</button></form><p>Do you have your own already?</p>`,
    SIGN_IN,
  )

/** The form, with the places where this person is signed in. */
export const formPage = (sessions: readonly Session[], message?: string): string =>
  page(
    message === undefined ? '' : said(message),
    `<form method="post" action="/account">`,
    field(
      'current',
      'The password that you have',
      'type="password" autocomplete="current-password" required',
    ),
    field(
      'password',
      'A new password, if you want one',
      'type="password" autocomplete="new-password"',
    ),
    field('email', 'A new e-mail address, if you want one', 'type="email" autocomplete="email"'),
    `<h2>Where you are signed in</h2><p>Tick what is to end.</p>`,
    ...sessions.map(tick),
    `<button>Save</button></form><p><a href="/admin">Back to the CMS</a></p>`,
  )

const field = (name: string, label: string, attributes: string): string =>
  `<label>${label}<input name="${name}" ${attributes}></label>`

const tick = ({ key, isHere, seen, from, browser }: Session): string =>
  `<label><input type="checkbox" name="ended" value="${key}"> ${isHere ? 'Here: ' : ''}${when(seen)}, from ${escape(from)}: ${escape(browser)}</label>`

const inIndia = new Intl.DateTimeFormat('en-IN', {
  ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' },
})

const when = (time: Date): string => escape(inIndia.format(time))

const SIGNS: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
