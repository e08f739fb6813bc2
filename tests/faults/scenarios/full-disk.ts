import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@/tests/support/eventually'
import { type Scenario } from '@/tests/faults/scenario'
import { waitingEmails } from '@/tests/faults/wait-until-settled'
import { startTraffic } from '@/tests/faults/traffic'

export const fullDisk: Scenario = {
  name: 'A mailbox with a full disk gets each e-mail once when it has space again',
  async run(stage) {
    const { mailbox } = stage
    const refusedBefore = mailbox.refusals()
    mailbox.fillDisk(true)
    const traffic = startTraffic(stage, 200)
    await pause(4_000)
    const guests = await traffic.end()
    await eventually(async () => {
      const untried = (await waitingEmails(stage)).filter((email) => email.last_error === null)
      return untried.length === 0 ? null : `${untried.length} e-mails were never tried`
    }, 60_000)
    const refused = await waitingEmails(stage)
    assert.ok(refused.length > 0, 'no e-mail waits')
    for (const { last_error: error } of refused) assert.match(error ?? '', /452/)
    mailbox.fillDisk(false)
    const refusals = mailbox.refusals() - refusedBefore
    return `${guests.length} guests meanwhile; ${refused.length} e-mails waited after ${refusals} refusals with 452`
  },
}
