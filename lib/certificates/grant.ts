import 'server-only'
import { readSignedUntil, signUntil, type Signed } from 'school-schema/values/signature'
import { siteEnvironment } from '../server/environment.ts'

/** How long the address of a certificate is valid, in seconds. */
const LIFETIME_S = 600

const fileUntil =
  (id: string) =>
  (until: number): Signed => ['certificate', id, until]

/** The address of a certificate's file for the next ten minutes. */
export function certificateHref(id: string): string {
  const until = Math.floor(Date.now() / 1000) + LIFETIME_S
  const grant = signUntil(siteEnvironment().REVALIDATE_SECRET, until, fileUntil(id))
  return `/certificates/${grant}/${id}`
}

/** Whether the grant in such an address is valid for this file. */
export const isCertificateGrant = (grant: string, id: string): boolean =>
  readSignedUntil(siteEnvironment().REVALIDATE_SECRET, grant, fileUntil(id)) !== null
