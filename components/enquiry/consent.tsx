import { hrefOf } from '@/lib/site/href'
import { getPageAt } from '@/lib/site/pages'

/** What the sender confirms, and where the whole notice is (DPDP Act 2023, section 5). */
export function Consent() {
  return (
    <p className="text-sm text-ink-soft">
      By sending this you confirm that you are the student’s parent or guardian. We use these
      details only to answer your enquiry:{' '}
      <a href={hrefOf(getPageAt('/Privery_policy'))}>privacy policy</a>.
    </p>
  )
}
