/** A variable that the global setup has set; throws with its name when it has not. */
export function requireEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests through npm test`)
  return value
}
