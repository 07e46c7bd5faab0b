/** The folder of the certificates' files in the Studio's file library. */
export const CERTIFICATE_FOLDER = 'b0a7c1d2-5e1f-4c3a-8f01-7c0000000000'
