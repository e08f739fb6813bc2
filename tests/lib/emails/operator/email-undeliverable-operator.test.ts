import { parseEmail } from '@/lib/emails/email'
import { renderEmail } from '@/lib/emails/render-email'
import { readable } from '@/tests/support/html-to-text'
import { sampleSender } from '@/tools/emails/booking-samples'

const email = {
  kind: 'email-undeliverable-operator',
  facts: {
    emailId: '2f1a7c4e-30a1-4b1e-9a65-5c6f0f4f3a10',
    subject: 'Your seats are held\r\nBcc: all@example.com',
    recipients: ['aino@example.com'],
    queuedAt: '2026-12-01T10:00:00.000Z',
    givenUpAt: '2026-12-04T10:00:00.000Z',
    reason: '550 <b>mailbox</b>\nunavailable',
  },
} as const

test('an e-mail about an undelivered one states its subject, recipient, time and error, and how to resend it', async () => {
  const { subject, html, text } = await renderEmail(parseEmail(email), sampleSender)
  expect(subject).toBe('E-mail not delivered: Your seats are held Bcc: all@example.com')
  for (const body of [readable(html), text.replace(/\s+/g, ' ')]) {
    expect(body).toContain('aino@example.com')
    expect(body).toContain('Tuesday, 1 December 2026 at 12:00')
    expect(body).toContain('Friday, 4 December 2026 at 12:00')
    expect(body).toContain('550 <b>mailbox</b> unavailable')
    expect(body).toContain('./ops emails resend 2f1a7c4e-30a1-4b1e-9a65-5c6f0f4f3a10')
  }
})
