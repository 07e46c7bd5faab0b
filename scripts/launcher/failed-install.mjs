/** What npm's words mean for the reader, the most telling first. */
const CAUSES = [
  {
    sign: /ENOSPC|no space left/i,
    meaning: 'The disk is full: free at least 3 GB and run the command again.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|npm \w+!? network/i,
    meaning:
      'npm cannot reach its package registry: check the network (and the proxy, if there is one) and run the command again.',
  },
  {
    sign: /EACCES|EPERM|EROFS/,
    meaning: 'npm may not write to this folder: run the command as the user who owns it.',
  },
  {
    sign: /are in sync|EUSAGE/,
    meaning:
      'package.json and package-lock.json disagree: run `npm install`, then `npm run lock`, and commit both files.',
  },
  {
    sign: /gyp ERR|node-gyp/,
    meaning:
      'A package had to be compiled for this machine and could not be: install python3, make and a C++ compiler and run the command again.',
  },
]

const SHOWN_LINES = 12

/**
 * One message for a failed `npm ci`: what happened, what to do, npm's last words, where the rest is.
 * @param {string} name of what was installed
 * @param {import('./npm.mjs').Outcome} outcome
 * @returns {string}
 */
export function explainFailedInstall(name, { status, log, lastLines }) {
  const words = lastLines.join('\n')
  const cause = CAUSES.find(({ sign }) => sign.test(words))?.meaning ?? 'npm says why below.'
  return [
    `The packages of the ${name} could not be installed (npm ci ended with ${status ?? 'a signal'}). ${cause}`,
    ...lastLines.slice(-SHOWN_LINES).map((line) => `  ${line}`),
    `  All of npm's output: ${log}`,
  ].join('\n')
}
