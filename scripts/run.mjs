#!/usr/bin/env node
// Every command of package.json starts here, with any Node. This file imports nothing before the
// check, so that an old Node prints the message instead of a syntax error.
const MIN_NODE = 20

const major = Number(process.versions.node.split('.')[0])
if (major < MIN_NODE) {
  console.error(
    `Node ${process.versions.node} is too old: install Node ${MIN_NODE} or newer from https://nodejs.org and run the command again.`,
  )
  process.exit(1)
}

const { launch } = await import('./launcher/launch.mjs')
process.exit(await launch(process.argv[2], process.argv.slice(3)))
