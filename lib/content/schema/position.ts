/** The position as two numbers with a comma; null for any other text. */
export function positionOf(
  text: string | null | undefined,
): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = /^(-?[\d.]+),\s*(-?[\d.]+)$/.exec(text ?? '') ?? []
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  const isOnEarth = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
  return isOnEarth ? position : null
}
