/** An error that Directus hands on in its own words and with its status, by its name alone. */
export const refusal = (message: string): Error =>
  Object.assign(new Error(message), {
    ...{ name: 'DirectusError', code: 'INVALID_PAYLOAD', status: 400 },
    extensions: { reason: message },
  })
