/** The CMS makes no sizes of a picture with a longer side, in pixels. */
export const MAX_PICTURE_SIDE = 6_000

/** The available widths of pictures, in pixels; the CMS has a preset for each. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]
