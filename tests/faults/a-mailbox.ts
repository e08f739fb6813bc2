import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Letter } from '@/tools/mailbox/letter'
import { openLetterFolder } from '@/tools/mailbox/letter-folder'
import { startSmtp } from '@/tools/mailbox/smtp'
import { aGate, type Gate } from '@/tests/faults/gate'

/** A mail server on loopback that can be away, and whose disk can be full. */
export type Mailbox = {
  readonly smtpUrl: string
  readonly gate: Gate
  readonly letters: () => Promise<readonly Letter[]>
  /** A full disk refuses letters at the very end, when they are to be written. */
  readonly fillDisk: (isFull: boolean) => void
  /** How long writing a letter takes. */
  readonly slowDown: (ms: number) => void
  /** How many letters are being written. */
  readonly underWay: () => number
  /** How many letters a full disk has refused. */
  readonly refusals: () => number
  readonly close: () => Promise<void>
}

export async function aMailbox(folder: string): Promise<Mailbox> {
  const letters = openLetterFolder(path.join(folder, 'mail'))
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
    await letters.keep(raw).finally(() => (underWay -= 1))
  }

  const smtp = await startSmtp({ port: 0, keep })
  const gate = await aGate(Number(new URL(smtp.url).port))
  return {
    smtpUrl: `smtp://127.0.0.1:${gate.port}`,
    gate,
    letters: letters.list,
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
