// Loaded at run time, from the packages beside Directus: sharp has a binary for each platform.
const NOT_BUNDLED = ['sharp']

/** The settings of "directus-extension build". */
export default {
  plugins: [
    {
      name: 'not-bundled',
      resolveId: (/** @type {string} */ id) =>
        NOT_BUNDLED.includes(id) ? { id, external: true } : null,
    },
  ],
}
