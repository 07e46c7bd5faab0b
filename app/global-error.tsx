'use client'

import { regionalCode } from 'school-schema/language-codes'
import { ErrorScreen } from '@/components/frame/error-screen'
import error from '@/content/error-messages.json' with { type: 'json' }
import './globals.css'

/** Shown when rendering a page fails. It does not use the CMS, and the error is only in the server's log. */
export default function GlobalError() {
  return (
    <html lang={regionalCode('en')}>
      <body>
        <main>
          <ErrorScreen
            message={error.server}
            advice={error.serverAdvice}
            texts={error}
            phone={null}
          />
        </main>
      </body>
    </html>
  )
}
