import { isForGuest } from '@/lib/emails/email'
import { writeEmail } from '@/lib/emails/write-email'
import { sender } from '@/tools/emails/booking-samples'
import { samples } from '@/tools/emails/samples'
import { type Email } from '@/tools/mailbox/email'
import { startMailboxPages } from '@/tools/mailbox/web'
import { renderGallery } from '@/tools/mailbox/web-pages'
import { type Disposables } from '@/tools/process/disposables'
import { aborted } from '@/tools/process/stop-signal'

/** Serve a gallery of all e-mails on localhost until stopped. Returns the exit code. */
export async function showEmails({
  disposables,
  signal,
}: {
  readonly disposables: Disposables
  readonly signal: AbortSignal
}): Promise<number> {
  const web = await startGallery()
  disposables.add(web.close)
  console.log(`Every e-mail: ${web.url}`)
  await aborted(signal)
  return 0
}

export async function startGallery() {
  const emails = await Promise.all(samples.map(writeSample))
  const find = async (id: string) => emails.find((email) => email.id === id) ?? null
  return startMailboxPages({
    port: 0,
    emails: { list: async () => emails, find },
    answerFirst: renderGallery,
  })
}

/** Render a sample as it would arrive; its kind becomes its id. */
async function writeSample(sample: (typeof samples)[number]): Promise<Email> {
  const { subject, html, text, attachments } = await writeEmail(sample, sender)
  return {
    id: sample.kind,
    messageId: null,
    from: sender.email,
    to: [isForGuest(sample.kind) ? 'aino@example.com' : sender.email],
    replyTo: null,
    ...{ subject, html, text },
    date: null,
    headers: [],
    attachments: attachments.map(({ content, ...file }) => ({ ...file, bytes: Buffer.from(content) })),
  }
}
