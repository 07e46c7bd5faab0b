import { telHref } from '@/lib/format/phone'

type Props = {
  /** Status and status text, or a message for visitors. */
  message: string
  advice: string
  /** null if the settings of the school cannot be read. */
  phone: string | null
}

/**
 * The fallback error screen; it never shows internal errors. It is sent with every page, so it
 * imports nothing, not even the page table.
 */
export function ErrorScreen({ message, advice, phone }: Props) {
  return (
    <div className="page-width py-16 md:py-24">
      <h1 className="text-3xl font-semibold md:text-4xl">Unexpected Application Error!</h1>
      <p className="mt-4 text-xl font-semibold text-flame">{message}</p>
      <p className="mt-4 max-w-measure">{advice}</p>
      <ul className="mt-6 flex flex-wrap gap-3">
        <li>
          <a href="/" className="button">
            Go to the home page
          </a>
        </li>
        <li>
          <a href="/notices" className="button-quiet">
            Read the notices
          </a>
        </li>
        <li>
          {phone ? (
            <a href={telHref(phone)} className="button-quiet">
              Call the school: {phone}
            </a>
          ) : (
            <a href="/Contact%20Us" className="button-quiet">
              Contact the school
            </a>
          )}
        </li>
      </ul>
    </div>
  )
}

/** The error screen for unknown addresses. */
export function NotFoundScreen({ phone }: Pick<Props, 'phone'>) {
  return (
    <ErrorScreen
      message="404 Not Found"
      advice="There is no page at this address. It may have moved, or the address may have been copied incompletely."
      phone={phone}
    />
  )
}
