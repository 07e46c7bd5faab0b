import { PdfPart } from '@/components/page/deferred'
import { Icon } from '@/components/ui/icon'
import type { LocaleProps } from '@/lib/messages/messages'

/** A PDF of this website, shown when it is scrolled into view. */
export const PdfViewer = ({
  locale,
  ...document
}: LocaleProps & { file: string; title: string }) => (
  <PdfPart
    {...document}
    texts={{ ...locale.messages.documents, loading: locale.t('common.loading') }}
    icons={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
  />
)
