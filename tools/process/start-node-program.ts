import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Settings } from '@/tools/process/environment-variables'

const END_WITH_PARENT = pathToFileURL(path.resolve('tools/start/end-with-parent.mjs')).href
const TIMEOUT_MS = 20_000

export type ProgramExit = {
  /** The program's exit code; null if a signal ended it. */
  readonly code: number | null
  /** The program's output, unless that went straight to the terminal. */
  readonly output: string
}

export type Program = {
  /** The program's process id; undefined if it could not be started. */
  readonly pid: number | undefined
  readonly ended: Promise<ProgramExit>
  /** Asks the program to stop, and waits until it has. */
  readonly stop: () => Promise<void>
  /** Kills the program immediately, as a power cut would. */
  readonly kill: () => Promise<void>
}

/**
 * Whether a program's output is shown in the terminal. With `'kept'` it is shown, and is also part of the
 * `ProgramExit`.
 */
export type OutputMode = boolean | 'kept'

/** Start a Node program that ends when this process does, even if this process is killed. */
export function startNodeProgram(
  args: readonly string[],
  { env, isShown, cwd }: { readonly env: Settings; readonly isShown: OutputMode; readonly cwd?: string },
): Program {
  const stdio = isShown === true ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    // Next's types demand NODE_ENV in every environment, but these programs set it themselves.
    env: Object.assign(Object.create(null), env),
    cwd,
    stdio: ['ignore', stdio, stdio, 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (isShown === 'kept') process.stdout.write(text)
    })
  }
  const ended = new Promise<ProgramExit>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
  return {
    pid: child.pid,
    ended,
    async stop() {
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
      await ended.finally(() => clearTimeout(force))
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
