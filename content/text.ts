export type Link = { text: string; path: `/${string}` }

/** An illustration with its size in pixels, so that it causes no layout shift. */
export type Picture = { src: string; alt: string; caption: string; width: number; height: number }
