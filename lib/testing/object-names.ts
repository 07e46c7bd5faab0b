/** Names that an editor may write, and that every object has by itself or that mean something to JavaScript. */
export const objectNames = [
  'constructor',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '__proto__',
  'then',
  'default',
] as const
