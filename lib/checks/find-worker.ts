// Runs in a thread of its own, from this very file: ten years of notices take seconds to read.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { arrange } from './arrange.ts'
import { findFaults } from './find.ts'
import type { Question } from './find-in-thread.ts'

const isPublicFile = (address: string) => existsSync(path.join(process.cwd(), 'public', address))

parentPort?.on('message', ({ raw, states, today, hosts }: Question) => {
  const content = arrange(raw, { ...hosts, isPublicFile })
  parentPort?.postMessage(findFaults({ ...content, states }, today))
})
