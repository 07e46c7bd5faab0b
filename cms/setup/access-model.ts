import { CONTENT_COLLECTIONS, ENQUIRY_COLLECTIONS } from '../model/index.ts'

/** Directus's own policy for requests without a token. */
export const PUBLIC_POLICY = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'
export const WEBSITE_USER = '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0001'

type Action = 'create' | 'read' | 'update' | 'delete'
export type Grant = { collection: string; action: Action }
export type Policy = {
  id: string
  name: string
  icon: string
  description: string
  /** May log in to the Studio; takes one of the three seats of the free tier. */
  app_access: boolean
  grants: Grant[]
}
export type Role = { id: string; name: string; icon: string; description: string; policy: Policy }

const ALL: Action[] = ['create', 'read', 'update', 'delete']

// Whole collections only: the free tier refuses permissions by row or by field.
const website: Policy = {
  id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0011',
  name: 'Website',
  icon: 'public',
  description: 'The server of the website: reads content, hands in enquiries, reads none back',
  app_access: false,
  grants: [
    ...grant([...CONTENT_COLLECTIONS, 'directus_files'], ['read']),
    ...grant(ENQUIRY_COLLECTIONS, ['create']),
  ],
}

const editor: Policy = {
  id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0012',
  name: 'Editor',
  icon: 'edit',
  description: 'Writes the website; does not see enquiries',
  app_access: true,
  grants: [
    ...grant(CONTENT_COLLECTIONS, ALL),
    ...grant(['directus_files', 'directus_folders', 'directus_versions'], ALL),
    ...grant(['directus_revisions', 'directus_users', 'directus_roles'], ['read']),
  ],
}

const office: Policy = {
  id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0013',
  name: 'Office',
  icon: 'inbox',
  description: 'Reads and corrects admission enquiries; does not change the website',
  app_access: true,
  grants: grant(ENQUIRY_COLLECTIONS, ['read', 'update']),
}

export const POLICIES = [website, editor, office]
export const WEBSITE_POLICY = website

export const ROLES: Role[] = [
  { ...described(editor), id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0022', policy: editor },
  { ...described(office), id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0023', policy: office },
]

function described({ name, icon, description }: Policy) {
  return { name, icon, description }
}

function grant(collections: string[], actions: Action[]): Grant[] {
  return collections.flatMap((collection) => actions.map((action) => ({ collection, action })))
}
