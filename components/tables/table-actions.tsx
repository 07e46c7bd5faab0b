import type { LocaleProps } from '@/lib/messages/messages'
import { PrintButton } from '@/components/page/print-button'
import { Icon } from '@/components/ui/icon'

/** A button to print a table. */
export function TableActions({ locale }: LocaleProps) {
  return (
    <p className="no-print">
      <PrintButton>
        <Icon name="printer" />
        {locale.t('tables.print')}
      </PrintButton>
    </p>
  )
}
