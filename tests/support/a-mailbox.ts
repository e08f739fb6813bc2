import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Email } from '@/tools/mailbox/email'
import { openEmailFolder } from '@/tools/mailbox/email-folder'
import { startSmtpServer } from '@/tools/mailbox/smtp'
import { aGate, type Gate } from '@/tests/support/a-gate'

/** A mail server on loopback that can be down, and whose disk can be full. */
export type Mailbox = {
  readonly smtpUrl: string
  readonly gate: Gate
  readonly emails: () => Promise<readonly Email[]>
  /** A full disk refuses e-mails only at the end, when they are written. */
  readonly fillDisk: (isFull: boolean) => void
  /** Set how long writing an e-mail takes. */
  readonly slowDown: (ms: number) => void
  /** The number of e-mails being written. */
  readonly underWay: () => number
  /** The number of e-mails that a full disk has refused. */
  readonly refusals: () => number
  readonly close: () => Promise<void>
}

export async function aMailbox(folder: string): Promise<Mailbox> {
  const emails = openEmailFolder(path.join(folder, 'mail'))
  let isFull = false
  let refusals = 0
  let slowMs = 0
  let underWay = 0

  async function keep(raw: Buffer): Promise<void> {
    if (!isFull) return keepSlowly(raw)
    refusals += 1
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }

  async function keepSlowly(raw: Buffer): Promise<void> {
    underWay += 1
    await pause(slowMs)
    await emails.keep(raw).finally(() => (underWay -= 1))
  }

  const smtp = await startSmtpServer({ port: 0, keep })
  const gate = await aGate(Number(new URL(smtp.url).port))
  return {
    smtpUrl: `smtp://127.0.0.1:${gate.port}`,
    gate,
    emails: emails.list,
    fillDisk: (full) => void (isFull = full),
    slowDown: (ms) => void (slowMs = ms),
    underWay: () => underWay,
    refusals: () => refusals,
    async close() {
      await gate.shut()
      await smtp.close()
    },
  }
}
