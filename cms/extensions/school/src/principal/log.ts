/** Writes a line into the log of the CMS, without a text of the row or a part of the link. */
export const writeEvent = (event: string): void =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event })}\n`)
