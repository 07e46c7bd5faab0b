/** The languages besides English in which a school can have its website: each has a file of messages. */
export const languageNames = { hi: 'हिन्दी (Hindi)', bn: 'বাংলা (Bengali)' }
