/** The address of no form: Google answers it with a page that says so. */
function placeholderForm(title: string): string {
  const src = 'https://docs.google.com/forms/d/e/SAMPLE-FORM-ID/viewform?embedded=true'
  return `<iframe src="${src}" width="640" height="900" title="${title}">Loading…</iframe>`
}

/** In the order of the list; the closed one must appear nowhere. */
const forms = [
  { title: 'Class VII: Science, unit test 3', place: 'exam-center', active: true },
  { title: 'Class VIII: Mathematics, unit test 2', place: 'exam-center', active: false },
  { title: 'Class VII: English, unit test 3', place: 'exam-vii', active: true },
  { title: 'CBSE games: registration of a team', place: 'cbse-games', active: true },
]

export const sampleExams = forms.map((form, index) => ({
  ...form,
  embed: placeholderForm(form.title),
  sort: index + 1,
  sample: true,
}))
