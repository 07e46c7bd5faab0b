import { telHref } from '@/lib/format/phone'
import type { Messages } from '@/lib/messages/messages'

type Props = {
  /** Status and status text, or a message for visitors. */
  message: string
  advice: string
  /** null if the settings of the school cannot be read. */
  phone: string | null
  texts: Messages['error']
  /** What the addresses of another language begin with, such as `/hi`. */
  prefix?: string
}

/**
 * The fallback error screen; it never shows internal errors. It is sent with every page, so it
 * imports nothing, not even the messages.
 */
export function ErrorScreen({ message, advice, phone, texts, prefix = '' }: Props) {
  return (
    <div className="page-width py-16 md:py-24">
      <h1 className="text-3xl font-semibold md:text-4xl">{texts.title}</h1>
      <p className="mt-4 text-xl font-semibold text-error">{message}</p>
      <p className="mt-4 max-w-measure">{advice}</p>
      <ul className="mt-6 flex flex-wrap gap-3">
        <li>
          <a href={prefix || '/'} className="button">
            {texts.home}
          </a>
        </li>
        <li>
          <a href={`${prefix}/notices`} className="button-quiet">
            {texts.notices}
          </a>
        </li>
        <li>
          {phone ? (
            <a href={telHref(phone)} className="button-quiet">
              {texts.call} {phone}
            </a>
          ) : (
            <a href={`${prefix}/Contact%20Us`} className="button-quiet">
              {texts.contact}
            </a>
          )}
        </li>
      </ul>
    </div>
  )
}

type NotFoundProps = Omit<Props, 'message' | 'advice'>

/** The error screen for unknown addresses. */
export const NotFoundScreen = (props: NotFoundProps) => (
  <ErrorScreen message={props.texts.notFound} advice={props.texts.notFoundAdvice} {...props} />
)
