// Loaded into every process that a command starts (NODE_OPTIONS), and so into theirs: whoever loses
// its parent ends, and a killed command leaves no server behind on its port.
import { isMainThread } from 'node:worker_threads'
import { whenParentIsGone } from './parent.mjs'
import { GRACE_MS } from './stop.mjs'

const atOnce = new URL(import.meta.url).searchParams.has('at-once')

function endMyself() {
  const kill = () => process.kill(process.pid, 'SIGKILL')
  if (atOnce) return kill()
  setTimeout(kill, GRACE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
}

if (isMainThread) whenParentIsGone(endMyself)
