/** An error that Directus hands on in its own words and with its status, by its name alone. */
const tellable = (message: string, code: string, status: number): Error =>
  Object.assign(new Error(message), {
    ...{ name: 'DirectusError', code, status },
    extensions: { reason: message },
  })

/** What is given cannot be taken. */
export const refusal = (message: string): Error => tellable(message, 'INVALID_PAYLOAD', 400)

/** What is given is not needed; the site knows it by its code. */
export const settled = (message: string): Error => tellable(message, 'ENQUIRY_SETTLED', 409)

/** Whoever asks may not. */
export const denial = (message: string): Error => tellable(message, 'FORBIDDEN', 403)
