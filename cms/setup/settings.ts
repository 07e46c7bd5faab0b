import type { PictureWidth } from 'school-schema/files/pictures'
import { type Row, difference, type CmsSetup } from './client.ts'

/**
 * The quality of each width. Narrow ones are shown on cards, mostly at double density, where a
 * lower quality is not visible: a detailed photo at 640 pixels stays below 60 kB.
 */
const QUALITIES: Record<PictureWidth, number> = { 320: 65, 640: 55, 960: 60, 1280: 65, 1600: 65 }

/** The sizes that the site uses; any other resize is rejected. */
const PICTURES = {
  storage_asset_transform: 'presets',
  storage_asset_presets: Object.entries(QUALITIES).map(([width, quality]) => ({
    key: `w${width}`,
    fit: 'inside',
    width: Number(width),
    // A portrait photo must not be larger than a landscape one.
    height: Number(width),
    quality,
    withoutEnlargement: true,
    format: 'webp',
    transforms: [],
  })),
}

/**
 * A minimum length with any characters: rules about kinds of characters lead to passwords that are
 * written down. The extension "accounts" limits wrong ones; Directus's own limit would suspend the
 * account.
 */
export const SIGN_IN = {
  auth_password_policy: '/^[\\s\\S]{15,}$/',
  auth_login_attempts: null,
  public_registration: false,
}

/** What the Studio has at the far left; the dashboards are shown to users who may read one. */
const MODULES = [
  ...['content', 'visual', 'files', 'insights', 'users'].map((id) => ({ id })),
  { id: 'settings', locked: true },
].map((each) => ({ type: 'module', enabled: true, ...each }))

/** Nothing can be edited while a form is saved: the Studio would lose what is typed or chosen before the response. */
const INERT_WHILE_SAVING = `/* Website: no edits while saving */
#app:has(.header-bar button.loading) .v-form { interactivity: inert; pointer-events: none; opacity: 0.6; }`

/** The CMS has no e-mail: Directus would promise one that never comes. */
const NO_RESET = `/* Website: no e-mail with a new password */
.forgot-password { display: none !important; }`

const FORGOTTEN =
  'Forgotten your password? The administrator of the website sets a new one for you.'

const LOOK = {
  project_name: 'School website',
  project_color: '#b93a14',
  default_language: 'en-GB',
}

/** The words of the dialog for one account more than the free tier has, by their keys in the language files of the Studio; that of British English has none. */
export const WORDS = [
  {
    key: 'license.seats_limit.title',
    value: 'Three people can sign in, and three accounts are active',
  },
  {
    key: 'license.seats_limit.body_admin',
    value:
      'Save stores this account, and it cannot sign in yet. For that, open one of the others under User Directory, choose Suspended under Status and save; then choose Active under Status here. More people need a licence of Directus (docs/reference.md).',
  },
]

function withOwnCss(actual: unknown): string {
  const own = typeof actual === 'string' ? [actual] : []
  const missing = [INERT_WHILE_SAVING, NO_RESET].filter((rule) => !own[0]?.includes(rule))
  return [...own, ...missing].join('\n')
}

/** Gives dialogs of the Studio words that say what to do; those of the administrator stay. */
export async function applyWords(cms: CmsSetup): Promise<void> {
  const language = LOOK.default_language
  const existing = await cms.list(`/translations?limit=-1&filter[language][_eq]=${language}`)
  for (const word of WORDS) {
    if (existing.some(({ key }) => key === word.key)) continue
    await cms.create('/translations', { ...word, language })
    cms.onStep(`Created the words of ${word.key}`)
  }
}

/** The look is set once and belongs to the administrator afterwards; the other settings are enforced. */
export async function applySettings(cms: CmsSetup, siteUrl: string): Promise<void> {
  const actual = await cms.read('/settings')
  const isUntouched = actual['project_name'] === 'Directus'
  const wanted: Row = {
    ...PICTURES,
    project_url: siteUrl,
    custom_css: withOwnCss(actual['custom_css']),
    public_note: actual['public_note'] ?? FORGOTTEN,
    ...SIGN_IN,
    // Where a click in a preview opens the field; it begins at the home page.
    visual_editor_urls: [{ url: `${siteUrl}/preview/enter?collection=pages&id=/` }],
    // In a shared form, each Save would also publish what the others have only begun to type.
    collaborative_editing_enabled: false,
    // Without an answer the Studio asks about its licence at every sign-in.
    project_usage: 'personal',
    module_bar: MODULES,
    ...(isUntouched && LOOK),
  }
  const changed = difference(wanted, actual)
  if (!changed) return
  await cms.update('/settings', changed)
  cms.onStep('Updated the settings')
}
