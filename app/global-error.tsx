'use client'

import { ErrorScreen } from '@/components/frame/error-screen'
import './globals.css'

/** Shown when a page fails; it cannot count on the CMS for the school's number. What failed stays in the server's log. */
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
