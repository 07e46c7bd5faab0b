import { ENQUIRIES } from 'school-schema/enquiry/enquiries'
import { WEBSITE_USER } from 'school-schema/subscribers'
import {
  CERTIFICATES,
  CONTENT_COLLECTIONS,
  CONTENT_FINDINGS,
  GALLERY_FILES,
  SUBSCRIBERS,
} from 'school-schema/collections'

/** Directus's own policy for requests without a token. */
export const PUBLIC_POLICY = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'
export const PREVIEW_USER = '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0002'

type Action = 'create' | 'read' | 'update' | 'delete'
type Description = { name: string; icon: string; description: string }

/** Without fields and filters: all fields and rows. */
export type Grant = { collection: string; action: Action; fields?: string[]; permissions?: object }
export type Policy = Description & { id: string; app_access: boolean }

const WRITE: Action[] = ['create', 'read', 'update']
const ALL: Action[] = [...WRITE, 'delete']

const editor = {
  name: 'Editor',
  icon: 'edit',
  description: 'Writes the website and adds certificates; does not see enquiries',
}
const office = {
  name: 'Office',
  icon: 'inbox',
  description: 'Reads, corrects and adds admission enquiries; does not change the website',
}

// app_access opens the Studio and takes one of the three seats of the free tier.
const websitePolicy = {
  id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0011',
  name: 'Website',
  icon: 'public',
  description:
    'The server of the website: reads content and creates enquiries, which it cannot read',
  app_access: false,
}
const previewPolicy = {
  id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0014',
  name: 'Preview',
  icon: 'preview',
  description: 'The server of the website, for previews: reads content and drafts',
  app_access: false,
}
const editorPolicy = { id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0012', ...editor, app_access: true }
const officePolicy = { id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0013', ...office, app_access: true }

export const POLICIES: Policy[] = [websitePolicy, previewPolicy, editorPolicy, officePolicy]

export const EDITOR_ROLE = '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0022'
export const OFFICE_ROLE = '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0023'

export const ROLES = [
  { id: EDITOR_ROLE, ...editor },
  { id: OFFICE_ROLE, ...office },
]

export const ATTACHMENTS = [
  { user: WEBSITE_USER, role: null, policy: websitePolicy.id },
  { user: PREVIEW_USER, role: null, policy: previewPolicy.id },
  { user: null, role: EDITOR_ROLE, policy: editorPolicy.id },
  { user: null, role: OFFICE_ROLE, policy: officePolicy.id },
]

// The free tier rejects permissions by row or field, except exactly this one. It lets users change
// their own password and set up their second factor.
const OWN_ACCOUNT: Grant = {
  collection: 'directus_users',
  action: 'update',
  permissions: { id: { _eq: '$CURRENT_USER' } },
  fields: [
    'first_name',
    'last_name',
    'email',
    'password',
    'location',
    'title',
    'description',
    'avatar',
    'language',
    'appearance',
    'theme_light',
    'theme_dark',
    'theme_light_overrides',
    'theme_dark_overrides',
    'tfa_secret',
  ],
}

const READ_CONTENT = grant([...CONTENT_COLLECTIONS, 'directus_files'], ['read'])

const EDIT_CONTENT = [
  ...grant([...CONTENT_COLLECTIONS, CERTIFICATES, 'directus_files', 'directus_folders'], WRITE),
  // Removing a picture from an album deletes its row.
  ...grant([GALLERY_FILES], ['delete']),
  ...grant(['directus_revisions'], ['read']),
  // What an import reports is deleted by hand; the website finds everything else again.
  ...grant([CONTENT_FINDINGS], ['read', 'delete']),
]

const WORK_ON_ENQUIRIES = [
  ...grant(ENQUIRIES, WRITE),
  // The extension "mail" lets them count the rows, not read them.
  ...grant([SUBSCRIBERS], ['read']),
  ...grant(['directus_dashboards', 'directus_panels'], ['read']),
]

const HAND_IN = [...grant(ENQUIRIES, ['create']), ...grant([CONTENT_FINDINGS, SUBSCRIBERS], ALL)]

/** Complete collections, except OWN_ACCOUNT. The extension "accounts" limits the rows of revisions. */
export const GRANTS = new Map<Policy, Grant[]>([
  [websitePolicy, [...READ_CONTENT, ...HAND_IN]],
  [previewPolicy, READ_CONTENT],
  [editorPolicy, [...EDIT_CONTENT, OWN_ACCOUNT]],
  [officePolicy, [...WORK_ON_ENQUIRIES, OWN_ACCOUNT]],
])

function grant(collections: readonly string[], actions: Action[]): Grant[] {
  return collections.flatMap((collection) => actions.map((action) => ({ collection, action })))
}
