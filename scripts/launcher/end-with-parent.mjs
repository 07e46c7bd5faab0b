// Loaded first into a program: it ends when the command that started it is gone, also if that was
// killed. Otherwise a server would keep its port.
const option = `--import=${import.meta.url}`

/** The arguments with which a Node program that has a channel to its parent ends with it. */
export const END_WITH_PARENT = [option]

if (process.execArgv.includes(option)) {
  process.once('disconnect', () => process.exit(1))
  // The channel alone keeps no program running. The workers of a program need theirs, so they do not
  // inherit this file; they end with the program.
  process.channel?.unref()
  process.execArgv.splice(process.execArgv.indexOf(option), 1)
}
