/** A page that the service worker showed without a connection says so no longer. */
export function removeOfflineMark(): void {
  document.querySelector('[data-offline]')?.remove()
}

type Connection = { saveData?: boolean }

/** True if the visitor has enabled the browser's data saver. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true
}
