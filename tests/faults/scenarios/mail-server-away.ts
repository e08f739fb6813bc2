import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@/tests/faults/eventually'
import { type Scenario } from '@/tests/faults/scenario'
import { hurryLetters } from '@/tests/faults/settle'
import { type Stage } from '@/tests/faults/stage'
import { startTraffic } from '@/tests/faults/traffic'

const TRIES = 12
/** Longer than one try takes here. */
const QUIET_MS = 5_000

export const mailServerAway: Scenario = {
  name: 'A mail server that is long away delays no booking and loses no letter',
  async run(stage) {
    await stage.mailbox.gate.shut()
    const lettersBefore = (await stage.mailbox.letters()).length
    const traffic = startTraffic(stage, 150)
    await pause(5_000)
    const guests = await traffic.end()
    const waiting = await tryInVain(stage)
    await pause(QUIET_MS)
    assert.equal((await stage.mailbox.letters()).length, lettersBefore, 'letters that came nowhere')
    await stage.mailbox.gate.open()
    await eventually(async () => {
      const left = (await waitingLetters(stage)).length
      return left === 0 ? null : `${left} letters wait`
    }, 70_000)
    const tries = waiting.reduce((sum, letter) => sum + letter.tries, 0)
    return `${guests.length} guests meanwhile; ${waiting.length} letters waited through ${tries} tries in vain`
  },
}

type Waiting = { id: string; tries: number }

function waitingLetters({ query }: Stage): Promise<readonly Waiting[]> {
  return query<Waiting>('SELECT id, tries FROM letters WHERE sent_at IS NULL')
}

/** The pauses between tries grow up to a minute; they are cut short here, so that hours need not pass. */
async function tryInVain(stage: Stage): Promise<readonly Waiting[]> {
  await eventually(async () => {
    await hurryLetters(stage)
    const tries = (await waitingLetters(stage)).reduce((sum, letter) => sum + letter.tries, 0)
    return tries >= TRIES ? null : `${tries} tries of the mail server`
  }, 60_000)
  return waitingLetters(stage)
}
