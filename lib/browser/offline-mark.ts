/** A page that the service worker showed without a connection says so no longer. */
export function removeOfflineMark(): void {
  document.querySelector('[data-offline]')?.remove()
}
