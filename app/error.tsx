'use client'

import { ErrorScreen } from '@/components/frame/error-screen'
import { defaultSchool } from '@/content/school'

/** Shown when a page fails in the browser. What failed stays in the server's log. */
export default function ErrorPage() {
  return (
    <main>
      <ErrorScreen
        message="500 Internal Server Error"
        advice="Something went wrong on our side. Please try again in a minute, or call the school."
        phone={defaultSchool.phone}
      />
    </main>
  )
}
