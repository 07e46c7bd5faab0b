import { privacyNotice } from '@/content/pages/general/privacy-policy'
import { hrefOf } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'

type Props = { email: string }

/** What the sender confirms, what becomes of the details, and where the whole notice is. */
export function Consent({ email }: Props) {
  const [before, after] = privacyNotice.text.split('{email}')
  return (
    <p className="text-sm text-ink-soft">
      {before}
      <a href={`mailto:${email}`} className="wrap-anywhere underline">
        {email}
      </a>
      {after} <a href={hrefOf(getPageAt('/Privery_policy'))}>{privacyNotice.link}</a>
    </p>
  )
}
