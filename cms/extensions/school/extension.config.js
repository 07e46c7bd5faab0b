// Loaded at run time, from the packages of Directus: sharp has a binary for each platform, and
// Directus itself runs already.
const NOT_BUNDLED = /^(argon2$|busboy$|express$|sharp$|@directus\/api\/)/

export default {
  plugins: [
    {
      name: 'not-bundled',
      resolveId: (/** @type {string} */ id) =>
        NOT_BUNDLED.test(id) ? { id, external: true } : null,
    },
  ],
}
