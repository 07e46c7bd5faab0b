import 'server-only'
import { isSigned, sign } from 'school-schema/values/signature'
import { siteEnvironment } from '../server/environment.ts'

/** How long the address of a certificate is valid, in seconds. */
const LIFETIME_S = 600

const now = () => Math.floor(Date.now() / 1000)

/** The address of a certificate's file for the next ten minutes. */
export function certificateHref(id: string): string {
  const until = now() + LIFETIME_S
  const signature = sign(siteEnvironment().REVALIDATE_SECRET, ['certificate', id, until])
  return `/certificates/${until}.${signature}/${id}`
}

/** Whether the grant in such an address is valid for this file. */
export function isCertificateGrant(grant: string, id: string): boolean {
  const [, written = '', signature = ''] = /^(\d{1,12})\.([\w-]+)$/.exec(grant) ?? []
  const until = Number(written)
  return (
    until > now() &&
    isSigned(siteEnvironment().REVALIDATE_SECRET, ['certificate', id, until], signature)
  )
}
