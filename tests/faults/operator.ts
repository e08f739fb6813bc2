import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { OPS_ARGS } from '@/tools/process/programs'
import { startNodeProgram } from '@/tools/process/start-node-program'
import { type FreshDeparture } from '@/tests/faults/departures'
import { type Stage } from '@/tests/faults/stage'

const POLL_MS = 5

type Word = string | number

/** Run an operator command and wait until it is done. */
export async function command({ env }: Stage, ...words: readonly Word[]): Promise<void> {
  const { code, output } = await startNodeProgram([...OPS_ARGS, ...words.map(String)], {
    env,
    isShown: false,
  }).ended
  assert.equal(code, 0, output)
}

/**
 * Run an operator command on a departure and kill it when it holds that departure for the second time; the first is its
 * preview. Returns whether it was killed before it finished.
 */
export async function killCommand(
  { env, databaseUrl }: Stage,
  { id }: FreshDeparture,
  ...words: readonly Word[]
): Promise<boolean> {
  const watch = new pg.Client({ connectionString: databaseUrl })
  await watch.connect()
  const program = startNodeProgram([...OPS_ARGS, ...words.map(String)], { env, isShown: false })
  let isOver = false
  void program.ended.then(() => (isOver = true))
  const isHeld = async () =>
    (await watch.query('SELECT FROM departures WHERE id = $1 FOR UPDATE SKIP LOCKED', [id])).rowCount === 0
  const until = async (held: boolean) => {
    while (!isOver && (await isHeld()) !== held) await pause(POLL_MS)
  }
  try {
    for (const held of [true, false, true]) await until(held)
    const isInTime = !isOver
    await program.kill()
    return isInTime
  } finally {
    await watch.end()
  }
}
