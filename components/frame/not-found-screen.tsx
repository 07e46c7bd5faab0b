import { ErrorScreen } from './error-screen'

/** The error screen for an address that no page has. */
export function NotFoundScreen({ phone }: { phone: string }) {
  return (
    <ErrorScreen
      message="404 Not Found"
      advice="There is no page at this address. It may have moved, or the address may have been copied incompletely."
      phone={phone}
    />
  )
}
