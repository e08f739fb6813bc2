import getPort from 'get-port'
import { type Settings } from '@/tools/process/environment-variables'
import { type ProgramExit, type Program } from '@/tools/process/start-node-program'
import { startSite } from '@/tools/site/start-site'

/** One instance of the site, a production build in a separate process. */
export type Site = {
  readonly url: string
  readonly isRunning: () => boolean
  /** The number of starts: more than one only if a scenario stopped it. */
  readonly starts: () => number
  readonly start: () => Promise<void>
  /** Sends SIGSTOP: it stops with everything it holds, like a suspended machine. */
  readonly freeze: () => Promise<void>
  /** Sends SIGCONT. */
  readonly thaw: () => Promise<void>
  /** Sends SIGKILL. */
  readonly kill: () => Promise<void>
  /** Sends SIGTERM; resolves when it has exited. */
  readonly stop: () => Promise<ProgramExit | null>
  /** The output of stopped instances. */
  readonly said: () => string
}

/** Prepare a site without starting it. */
export async function aSite(env: Settings, signal: AbortSignal): Promise<Site> {
  const port = await getPort()
  let program: Program | null = null
  let starts = 0
  let said = ''

  async function end(how: (program: Program) => Promise<void>): Promise<ProgramExit | null> {
    const ending = program
    if (!ending) return null
    await how(ending)
    return ending.ended
  }

  async function signalTo(name: NodeJS.Signals): Promise<void> {
    if (program?.pid) process.kill(program.pid, name)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    isRunning: () => program !== null,
    starts: () => starts,
    async start() {
      const started = await startSite({
        mode: 'start',
        port,
        env: { ...env, PORT: String(port) },
        signal,
        isShown: false,
      })
      starts += 1
      program = started
      void started.ended.then(({ output }) => {
        said += output
        program = null
      })
    },
    freeze: () => signalTo('SIGSTOP'),
    thaw: () => signalTo('SIGCONT'),
    kill: async () => void (await end(({ kill }) => kill())),
    stop: () => end(({ stop }) => stop()),
    said: () => said,
  }
}
