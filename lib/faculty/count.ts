/** How many teachers are shown: "24 teachers", "3 of 24 teachers". */
export function countTeachers(shown: number, all: number): string {
  const teachers = all === 1 ? 'teacher' : 'teachers'
  return shown === all ? `${all} ${teachers}` : `${shown} of ${all} ${teachers}`
}
