/** The texts around the times and days of the buses. */
export const transportTexts = {
  leaving: {
    title: 'When the buses leave',
    text: 'The buses leave the school right after the closing time of the class.',
    caption: 'Buses leave the school',
    columns: ['Classes', 'Time'],
  },
  without: { title: 'Days without buses', caption: 'No buses on' },
} as const
