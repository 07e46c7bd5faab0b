const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

const TIME = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*([ap])m`
const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*'
const HOURS = new RegExp(
  String.raw`^${TIME}\s*(?:-|–|to)\s*${TIME}\s+${DAY}\s*(?:-|–|to)\s*${DAY}$`,
  'i',
)

function clock(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

const shortDay = (day = '') =>
  DAYS.find((short) => day.toLowerCase().startsWith(short.toLowerCase())) ?? ''

/**
 * Hours as people write them, "9:30am-3:30pm Monday to Saturday", in the notation of schema.org. Null
 * for anything else: hours without their days would be taken to mean every day.
 */
export function openingHours(text: string): string | null {
  const found = HOURS.exec(text.trim())
  if (!found) return null
  const [, hour1, minute1, half1, hour2, minute2, half2, day1, day2] = found
  const hours = `${clock(hour1, minute1, half1)}-${clock(hour2, minute2, half2)}`
  return `${shortDay(day1)}-${shortDay(day2)} ${hours}`
}
