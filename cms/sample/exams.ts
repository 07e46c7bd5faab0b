/** The address of no form: Google answers it with a page that says so. */
function placeholderForm(title: string): string {
  const src = 'https://docs.google.com/forms/d/e/SAMPLE-FORM-ID/viewform?embedded=true'
  return `<iframe src="${src}" width="640" height="900" title="${title}">Loading…</iframe>`
}

export const sampleExams = [
  {
    title: 'Class VII: Science, unit test 3',
    embed: placeholderForm('Class VII: Science, unit test 3'),
    active: true,
    sort: 1,
    sample: true,
  },
  {
    title: 'Class VIII: Mathematics, unit test 2',
    embed: placeholderForm('Class VIII: Mathematics, unit test 2'),
    active: false,
    sort: 2,
    sample: true,
  },
]
