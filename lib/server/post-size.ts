/** The maximum size of a post in bytes: ten times both longest texts of a form at three bytes per character. */
export const MAX_POST_BYTES = 64 * 1024
