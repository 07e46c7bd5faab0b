import { defaultSchool } from '@/content/school'
import { ErrorScreen } from './error-screen'

/** The error screen for a failure of our own, which cannot count on the CMS for a phone number. */
export function FailureScreen() {
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
