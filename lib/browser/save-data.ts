type Connection = { saveData?: boolean }

/** True if the visitor has enabled the browser's data saver. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true
}
