/** A variable of the global setup; throws with its name if it is not set. */
export function requireEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests through npm test`)
  return value
}
