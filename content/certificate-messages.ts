/** The only text of it in a script of the browser, which does not load the others. */
export const OPEN_CERTIFICATE = 'Certificate (PDF)'

/** The messages of the search for a transfer certificate. */
export const certificateMessages = {
  title: 'Find a certificate',
  details: 'The two numbers on the certificate',
  button: 'Find the certificate',
  certificateNumber: 'Enter the certificate number.',
  admissionNumber: 'Enter the admission number.',
  found:
    'Certificate {certificate}: {name} left class {class} on {day}. The school has issued this certificate.',
  copy: 'For a copy, please ask the school office.',
  expires: 'The link works for ten minutes.',
  unknown:
    'No certificate has these two numbers together. Please compare both with the certificate.',
  tooMany:
    'Too many attempts from your connection. Please wait ten minutes, or call the school office.',
  unavailable: 'Certificates cannot be checked at the moment.',
} as const
