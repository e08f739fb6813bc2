import { isForGuest } from '@/lib/emails/email'
import { renderEmail } from '@/lib/emails/render-email'
import { sampleSender } from '@/tools/emails/booking-samples'
import { sampleEmails } from '@/tools/emails/samples'
import { type Email } from '@/tools/mailbox/email'
import { startMailboxWebServer } from '@/tools/mailbox/web'
import { renderEmailGallery } from '@/tools/mailbox/web-pages'
import { type Disposables } from '@/tools/process/disposables'
import { whenAborted } from '@/tools/process/stop-signal'

/** Serve a gallery of all e-mails on localhost until stopped. Returns the exit code. */
export async function showEmails({
  disposables,
  signal,
}: {
  readonly disposables: Disposables
  readonly signal: AbortSignal
}): Promise<number> {
  const web = await startEmailGallery()
  disposables.add(web.close)
  console.log(`Every e-mail: ${web.url}`)
  await whenAborted(signal)
  return 0
}

export async function startEmailGallery() {
  const emails = await Promise.all(sampleEmails.map(writeSample))
  const find = async (id: string) => emails.find((email) => email.id === id) ?? null
  return startMailboxWebServer({
    port: 0,
    emails: { list: async () => emails, find },
    answerFirst: renderEmailGallery,
  })
}

/** Render a sample e-mail as it would arrive; its kind becomes its id. */
async function writeSample(sample: (typeof sampleEmails)[number]): Promise<Email> {
  const { subject, html, text, attachments } = await renderEmail(sample, sampleSender)
  return {
    id: sample.kind,
    messageId: null,
    from: sampleSender.email,
    to: [isForGuest(sample.kind) ? 'aino@example.com' : sampleSender.email],
    replyTo: null,
    ...{ subject, html, text },
    date: null,
    headers: [],
    attachments: attachments.map(({ content, ...file }) => ({ ...file, bytes: Buffer.from(content) })),
  }
}
