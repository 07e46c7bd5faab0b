/** The permanent address of a notice. */
export function noticeHref(notice: { id: number | string }): string {
  return `/notices/${notice.id}`
}
