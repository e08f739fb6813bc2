import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { type Host } from '@/tools/host/description'
import { Failure } from '@/tools/process/user-error'

export type ProgramResult = { readonly code: number; readonly stdout: string; readonly stderr: string }

type RunOptions = {
  /** Variables to add to the environment. */
  readonly variables?: Readonly<Record<string, string>>
  /** Stops the program and everything that it has started. Without it, the program is left to finish. */
  readonly signal?: AbortSignal
}

export type Page = { readonly status: number; readonly body: Buffer }

/** Everything that a release uses apart from its folders. Tests pass their own. */
export type World = {
  /** Runs a program until it ends. */
  readonly run: (command: readonly string[], cwd: string, options?: RunOptions) => Promise<ProgramResult>
  /** Requests a path from a program on this machine, by its port. Rejects if it does not respond. */
  readonly ask: (port: number, path: string) => Promise<Page>
  /** Requests a path from the proxy, as visitors do. */
  readonly askProxy: (path: string) => Promise<Page>
  readonly pause: (ms: number) => Promise<unknown>
  readonly write: (text: string) => void
}

const ANSWER_MS = 15_000

export function openWorld({ domain, httpsPort }: Host): World {
  return {
    run: runProgram,
    ask: (port, path) => ask(http.request({ ...LOCAL, port, path, headers: { host: domain } })),
    // The proxy is on this machine: `./ops doctor` is what checks whether browsers trust its certificate.
    askProxy: (path) =>
      ask(
        https.request({
          ...{ ...LOCAL, port: httpsPort, path, headers: { host: domain } },
          ...{ servername: domain, rejectUnauthorized: false },
        }),
      ),
    pause,
    write: (text) => void process.stdout.write(text),
  }
}

const LOCAL = { host: '127.0.0.1', agent: false, timeout: ANSWER_MS } as const

async function ask(request: http.ClientRequest): Promise<Page> {
  request.on('timeout', () => request.destroy(new Error('no answer in time')))
  const [response] = (await once(request.end(), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode ?? 0, body: Buffer.concat(chunks) }
}

async function runProgram(
  [program = '', ...args]: readonly string[],
  cwd: string,
  { variables = {}, signal }: RunOptions = {},
): Promise<ProgramResult> {
  signal?.throwIfAborted()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Start a process group, so that the program can be stopped as a whole.
    detached: signal !== undefined,
  })
  const stop = () => void process.kill(-(child.pid ?? 0), 'SIGTERM')
  signal?.addEventListener('abort', stop, { once: true })
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => (said[stream] += text))
  const [code] = await once(child, 'close').catch((cause: Error) => {
    throw new Failure(`${program} cannot be run: ${cause.message}`)
  })
  signal?.removeEventListener('abort', stop)
  signal?.throwIfAborted()
  return { code: typeof code === 'number' ? code : 1, ...said }
}

const LAST_LINES = 20

/** Run a program that must succeed; returns what it printed. Throws `Failure` with its last lines. */
export async function mustRun(
  world: World,
  ...[command, ...rest]: Parameters<World['run']>
): Promise<string> {
  const { code, stdout, stderr } = await world.run(command, ...rest)
  if (code === 0) return stdout.trim()
  const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-LAST_LINES).join('\n')
  throw new Failure(`${command.join(' ')} failed, with exit code ${code}:\n${said}`)
}
