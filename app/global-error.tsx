'use client'

import { ErrorScreen } from '@/components/frame/error-screen'
import './globals.css'

/** Shown when rendering a page fails. It does not use the CMS, and the error is only in the server's log. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body>
        <main>
          <ErrorScreen
            message="500 Internal Server Error"
            advice="Something went wrong on our side. Please try again in a minute, or contact the school."
            phone={null}
          />
        </main>
      </body>
    </html>
  )
}
