const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** A moment as the school's clock shows it: "Saturday, 21 November 2026 at 3:04 pm IST". */
export function formatSchoolTime(time: number): string {
  // Some versions of Node put a narrow space before "pm", which not every mail reader can show.
  return `${inIndia.format(time).replace(/\s/g, ' ')} IST`
}

const clockInIndia = new Intl.DateTimeFormat('en-IN', {
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** The time of day as the school's clock shows it: "3:04 pm". */
export function formatSchoolClock(time: number): string {
  return clockInIndia.format(time).replace(/\s/g, ' ')
}
