// Loaded into every process that a command starts (NODE_OPTIONS), and so into theirs: whoever loses
// its parent ends, and a killed command leaves no server behind on its port.
import { isMainThread } from 'node:worker_threads'
import { whenParentIsGone } from './parent.mjs'
import { GRACE_MS } from './stop.mjs'

function endMyself() {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
}

if (isMainThread) whenParentIsGone(endMyself)
