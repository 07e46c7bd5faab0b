const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const TYPE = new RegExp(`^# TYPE (${NAME}) (?:gauge|counter)$`)
const HELP = new RegExp(`^# HELP ${NAME} \\S.*\\.$`)
const SAMPLE = new RegExp(
  `^((${NAME})(?:\\{[a-z_]+="[^"\\\\\\n]*"\\})?) ([+-]Inf|-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)$`,
)

/** Parses the Prometheus text format into samples by name and labels. Throws if it is invalid. */
export function parseMetrics(text: string): Map<string, number> {
  if (!text.endsWith('\n')) throw new Error('The last line is not complete')
  const samples = new Map<string, number>()
  const types = new Set<string>()
  let current = ''
  const lines = text.trimEnd().split('\n')
  for (const line of lines.filter((each) => !HELP.test(each))) {
    const [, type] = TYPE.exec(line) ?? []
    const [, key = '', name, value = ''] = SAMPLE.exec(line) ?? []
    // The samples of a metric follow its type, which occurs once.
    const isWrong = type ? types.has(type) : name !== current || samples.has(key)
    if (isWrong) throw new Error(`This line is out of place: ${line}`)
    if (type) types.add((current = type))
    else samples.set(key, Number(value.replace('Inf', 'Infinity')))
  }
  return samples
}
