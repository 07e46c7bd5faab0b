/** The viewer's message if a document cannot be loaded, as specified. */
export const CANNOT_LOAD = 'Cannot load document'
export const NEEDS_PASSWORD = 'This document requires a password to open'
export const WRONG_PASSWORD = 'The password is wrong. Please try again'

/** Shown with a page that is blank or lacks a picture. */
export const MAY_BE_INCOMPLETE = 'This page may be incomplete here'
