/** What the viewer says when a document does not open, as specified. */
export const CANNOT_LOAD = 'Cannot load document'
export const NEEDS_PASSWORD = 'This document requires a password to open'
export const WRONG_PASSWORD = 'The password is wrong. Please try again'
