/** Childline, the national helpline for children: free, day and night. */
export const childHelpline = {
  text: 'Is a child in danger, or does a child need help? Call Childline, free, day and night, or any member of the committee.',
  call: 'Call 1098',
  number: '1098',
}
