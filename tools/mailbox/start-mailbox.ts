import { openEmailFolder } from '@/tools/mailbox/email-folder'
import { startSmtpServer } from '@/tools/mailbox/smtp'
import { startMailboxWebServer } from '@/tools/mailbox/web'

export type Mailbox = {
  readonly smtpUrl: string
  readonly webUrl: string
  readonly close: () => Promise<void>
}

/**
 * Start a mail server on loopback that accepts every e-mail and shows it on a web page. Ports that are not given are
 * chosen automatically. Throws `Failure` if a given one is taken.
 *
 * @param folder  where the e-mails are stored, one .eml file each; another mailbox with this folder shows them too
 */
export async function startMailbox({
  folder,
  smtpPort = 0,
  webPort = 0,
}: {
  readonly folder: string
  readonly smtpPort?: number
  readonly webPort?: number
}): Promise<Mailbox> {
  const emails = openEmailFolder(folder)
  const smtp = await startSmtpServer({ port: smtpPort, keep: emails.keep })
  try {
    const web = await startMailboxWebServer({ port: webPort, emails })
    return {
      smtpUrl: smtp.url,
      webUrl: web.url,
      async close() {
        await Promise.all([smtp.close(), web.close()])
      },
    }
  } catch (error) {
    await smtp.close()
    throw error
  }
}
