import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@/tests/support/eventually'
import { type Scenario } from '@/tests/faults/scenario'
import { sendEmailsNow, unsent, type WaitingEmail, waitingEmails } from '@/tests/faults/wait-until-settled'
import { type Stage } from '@/tests/faults/stage'
import { startTraffic } from '@/tests/faults/traffic'

const TRIES = 12
/** Longer than one try takes here. */
const QUIET_MS = 5_000

export const mailServerAway: Scenario = {
  name: 'A long outage of the mail server delays no booking and loses no e-mail',
  async run(stage) {
    await stage.mailbox.gate.shut()
    const emailsBefore = (await stage.mailbox.emails()).length
    const traffic = startTraffic(stage, 150)
    await pause(5_000)
    const guests = await traffic.end()
    const waiting = await tryInVain(stage)
    await pause(QUIET_MS)
    assert.equal((await stage.mailbox.emails()).length, emailsBefore, 'e-mails that came nowhere')
    await stage.mailbox.gate.open()
    await eventually(() => unsent(stage), 70_000)
    const tries = waiting.reduce((sum, email) => sum + email.tries, 0)
    return `${guests.length} guests meanwhile; ${waiting.length} e-mails waited through ${tries} tries in vain`
  },
}

/** The pauses between tries grow up to a minute; shorten them, so that the test does not take hours. */
async function tryInVain(stage: Stage): Promise<readonly WaitingEmail[]> {
  await eventually(async () => {
    await sendEmailsNow(stage)
    const tries = (await waitingEmails(stage)).reduce((sum, email) => sum + email.tries, 0)
    return tries >= TRIES ? null : `${tries} tries of the mail server`
  }, 60_000)
  return waitingEmails(stage)
}
