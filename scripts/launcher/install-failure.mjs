const SHOWN_LINES = 12

/** The causes and fixes for npm's messages, the most specific first. @type {[RegExp, string][]} */
const CAUSES = [
  [/ENOSPC|no space left/i, 'The disk is full: free at least 3 GB and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|npm \w+!? network/i,
    'npm cannot reach its package registry: check the network (and the proxy, if there is one) and run the command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'npm may not write to this folder: run the command as the user who owns it.',
  ],
  [
    /are in sync|EUSAGE/,
    'package.json and package-lock.json disagree: run `npm install`, then `npm run lock`, and commit both files.',
  ],
  [
    /gyp ERR|node-gyp/,
    'A package had to be compiled for this machine and could not be: install python3, make and a C++ compiler and run the command again.',
  ],
]

/**
 * @typedef {{ status: number | null, log: string, lastLines: string[] }} Outcome `log` is the file
 *   with all output of npm; it is removed after a success
 */

/**
 * One message for a failed install: what happened, what to do, npm's last lines, and the log file.
 * @param {string} name of what was installed
 * @param {Outcome} outcome
 * @returns {string}
 */
export function explainFailedInstall(name, { status, log, lastLines }) {
  const output = lastLines.join('\n')
  const cause = CAUSES.find(([sign]) => sign.test(output))?.[1] ?? 'npm says why below.'
  return [
    `The packages of the ${name} could not be installed (npm ended with ${status ?? 'a signal'}). ${cause}`,
    ...lastLines.slice(-SHOWN_LINES).map((line) => `  ${line}`),
    `  All of npm's output: ${log}`,
  ].join('\n')
}
