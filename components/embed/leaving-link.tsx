import { Icon } from '@/components/ui/icon'

type Props = { href: string; children: string }

/** The one thing to do on a page when it is to go elsewhere; it says where that is. */
export function LeavingLink({ href, children }: Props) {
  return (
    <p className="max-w-measure rounded-card border border-flame/30 bg-flame-tint p-5 md:p-6">
      <a href={href} rel="noopener" className="button">
        {children}
        <Icon name="external" />
      </a>
      <span className="mt-2 block text-ink-soft">
        Leaves this website for {new URL(href).host}.
      </span>
    </p>
  )
}
