import { expect } from '@playwright/test'
import pg from 'pg'
import { type Email, emailsAbout } from '@/tests/e2e/running-sites'
import { readPdf } from '@/tests/support/read-pdf'

/** Reads the ledger and the mailbox of one booking, step by step. */
export type PaperTrail = {
  /** Wait for the booking's ledger rows: `payment 487 €, R`. Refunds of two payments may be in any order. */
  readonly expectLedger: (...rows: readonly string[]) => Promise<void>
  /**
   * Wait for the e-mails since the last call, and no others: `Aino: Booking changed, [Receipt 129 €]`, in any order.
   */
  readonly expectEmails: (...emails: readonly string[]) => Promise<void>
  /** Expect each document of the ledger to be attached to an e-mail, under its number. */
  readonly expectNoPaperMissing: () => Promise<void>
}

const TIMEOUT = { timeout: 240_000 }

/** @param nameOf the short names of addresses in the expected values */
export function paperTrail(reference: string, nameOf: (address: string) => string): PaperTrail {
  const lines = new Map<string, Promise<string>>()
  const seen = new Set<string>()
  const mailed = new Set<string>()
  const news = async () => (await emailsAbout(reference)).filter(({ id }) => !seen.has(id))
  return {
    expectLedger: (...rows) =>
      expect
        .poll(async () => (await ledgerOf(reference)).map(({ row }) => row).sort(), TIMEOUT)
        .toEqual([...rows].sort()),
    async expectEmails(...emails) {
      const look = async () => (await Promise.all((await news()).map(readOnce))).sort()
      await expect.poll(look, TIMEOUT).toEqual([...emails].sort())
      for (const { id } of await news()) seen.add(id)
    },
    async expectNoPaperMissing() {
      const numbers = (await ledgerOf(reference)).map(({ number }) => number)
      expect([...mailed].sort()).toEqual(numbers.sort())
    },
  }

  function readOnce(email: Email): Promise<string> {
    const line = lines.get(email.id) ?? lineOf(email)
    lines.set(email.id, line)
    return line
  }

  async function lineOf({ to, subject, text, attachments }: Email): Promise<string> {
    const papers = await Promise.all(
      attachments.filter(isPaper).map((attachment) => paperOf(attachment, text)),
    )
    return [`${to.map(nameOf).join()}: ${/^[^:(]+/.exec(subject)?.[0].trim()}`, ...papers].join(', ')
  }

  /** `[Receipt 129 €]`, as printed. Its number must be in the file's name and in the e-mail. */
  async function paperOf(
    { filename, contentType, content }: Email['attachments'][number],
    letter: string,
  ): Promise<string> {
    if (contentType !== 'application/pdf')
      return `[${/^METHOD:(\w+)/m.exec(content)?.[1]} ${/^SEQUENCE:(\d+)/m.exec(content)?.[1]}]`
    if (filename.startsWith('terms-')) return '[Terms]'
    const number = filename.replaceAll(/^(?:receipt|credit-note)-|\.pdf$/g, '').toUpperCase()
    const { text } = await readPdf(Buffer.from(content, 'base64'))
    expect(text).toContain(number)
    expect(text).toContain(reference)
    expect(letter).toContain(number)
    mailed.add(number)
    const [, title, sum] = /(Receipt|Credit note) .*Total (?:paid|returned) ([\d,.]+ €)/.exec(text) ?? []
    return `[${title} ${sum}]`
  }
}

/** Some e-mails also have the tour's picture. */
function isPaper({ contentType }: Email['attachments'][number]): boolean {
  return !contentType.startsWith('image/')
}

async function ledgerOf(reference: string): Promise<readonly { row: string; number: string }[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ row: string; number: string }>(
      `SELECT m.kind || ' ' || m.cents / 100 || ' €, ' || coalesce(r.series, '-') AS row, r.number
       FROM money_movements m JOIN bookings b ON b.id = m.booking_id LEFT JOIN receipts r ON r.movement_id = m.id
       WHERE b.reference = $1 ORDER BY m.sequence`,
      [reference],
    )
    return rows
  } finally {
    await client.end()
  }
}
