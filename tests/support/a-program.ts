import { spawn } from 'node:child_process'

export type RunningProgram = {
  readonly pid: number
  /** Its output so far. */
  readonly said: () => string
  readonly signal: (signal: NodeJS.Signals) => void
  /** Its exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>
}

/** Run one of our programs in a separate process, as `npm run worker` does. */
export function aProgram(
  file: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): RunningProgram {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return {
    pid: child.pid ?? 0,
    said: () => output,
    signal: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => child.once('close', resolve)),
  }
}

export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}
