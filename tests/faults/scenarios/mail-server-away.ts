import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@/tests/faults/eventually'
import { type Scenario } from '@/tests/faults/scenario'
import { type Stage } from '@/tests/faults/stage'
import { startTraffic } from '@/tests/faults/traffic'

const ROUNDS = 6

export const mailServerAway: Scenario = {
  name: 'A mail server that is long away delays no booking and loses no letter',
  async run(stage) {
    await stage.mailbox.gate.shut()
    const lettersBefore = (await stage.mailbox.letters()).length
    const traffic = startTraffic(stage, 150)
    await pause(5_000)
    const guests = await traffic.end()
    for (let round = 1; round <= ROUNDS; round++) await tryAllAgain(stage, round)
    const waiting = await waitingLetters(stage)
    assert.equal((await stage.mailbox.letters()).length, lettersBefore, 'letters that came nowhere')
    await makeDue(stage)
    await stage.mailbox.gate.open()
    await eventually(async () => {
      const left = (await waitingLetters(stage)).length
      return left === 0 ? null : `${left} letters wait`
    }, 70_000)
    const mostTries = Math.max(...waiting.map(({ tries }) => tries))
    return `away for ${ROUNDS} rounds, ${guests.length} guests meanwhile; ${waiting.length} letters waited, tried up to ${mostTries} times`
  },
}

type Waiting = { id: string; tries: number }

function waitingLetters({ query }: Stage): Promise<readonly Waiting[]> {
  return query<Waiting>('SELECT id, tries FROM letters WHERE sent_at IS NULL')
}

/** The pauses between tries grow up to a minute; they are cut short here, so that hours need not pass. */
async function makeDue({ query }: Stage): Promise<void> {
  await query('UPDATE letters SET next_try_at = now() WHERE sent_at IS NULL')
}

async function tryAllAgain(stage: Stage, round: number): Promise<void> {
  const first = (await waitingLetters(stage))[0]
  assert.ok(first, 'no letter waits for the mail server')
  await eventually(async () => {
    await makeDue(stage)
    const tries = (await waitingLetters(stage)).reduce((sum, letter) => sum + letter.tries, 0)
    return tries >= round ? null : `${tries} tries`
  }, 30_000)
}
