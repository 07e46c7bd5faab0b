/** The texts of the gallery besides its default text. */
export const galleryTexts = {
  /** Shown while there is no published album. */
  empty: {
    title: 'No albums yet',
    text: 'We will add pictures of assemblies, competitions and festivals during the session. For now, see the notices for school news.',
    link: { text: 'Notices', path: '/notices' },
  },
}

/** The label of the gallery slider. */
export const sliderLabel = 'Pictures of school life'
