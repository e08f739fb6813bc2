import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const POLL_MS = 300
const MAX_POLLS_AFTER_END = 50

/**
 * Run a program, and make sure that none of its processes outlive us. We pass signals on, and stop the program when the
 * process that started us is gone, because `npm run` and `sh -c` can die without a signal. If we are killed, the
 * program gets a `disconnect` event.
 *
 * @returns the program's exit code, 128 or more if a signal ended it
 */
export async function runSupervised(program, args, options = {}) {
  // Run it in a separate process group: Ctrl-C then reaches it only once, through us, and processes that remain in the
  // group can be found.
  const isGroup = process.platform !== 'win32'
  const child = spawn(program, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: isGroup,
    ...options,
  })
  const passOn = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, passOn)
  const starters = findStarter()
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && findStarter() !== starters) child.kill('SIGTERM')
  }, POLL_MS)

  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.code === 'ENOENT' ? `${program} is not installed.` : error.message)
      resolve(127)
    })
    child.once('exit', (status, signal) => resolve(status ?? 128 + (os.constants.signals[signal] ?? 0)))
  })
  if (isGroup && child.pid) await endGroup(child.pid)
  clearInterval(watch)
  for (const signal of SIGNALS) process.off(signal, passOn)
  return code
}

/** Identify what started us: npm, or npm and its shell. When that is gone, another process becomes our parent. */
function findStarter() {
  const parent = process.ppid
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    // On other systems the program replaces the shell, so npm is the direct parent.
    return `${parent}`
  }
}

async function endGroup(id) {
  for (let looks = 0; looks < MAX_POLLS_AFTER_END; looks++) {
    if (!signalGroup(id, looks === 0 ? 'SIGTERM' : 0)) return
    await pause(POLL_MS / 3)
  }
  signalGroup(id, 'SIGKILL')
}

function signalGroup(id, signal) {
  try {
    process.kill(-id, signal)
    return true
  } catch {
    return false
  }
}
