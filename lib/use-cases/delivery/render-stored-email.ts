import 'server-only'
import { ZodError } from 'zod'
import { company } from '@/content/company'
import { database } from '@/lib/db/client'
import { type StoredEmail } from '@/lib/db/emails/emails'
import { loadReceipts } from '@/lib/db/money/receipts'
import { draftEmail, type Email, isAboutBooking, parseEmail } from '@/lib/emails/email'
import { renderEmail } from '@/lib/emails/render-email'
import { env } from '@/lib/env'
import { type Language } from '@/lib/language/language'
import { hideTokens } from '@/lib/links/link-token'
import { addEmailLinks } from '@/lib/use-cases/delivery/steps/add-email-links'

type ReadableEmail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: Language
}

/**
 * Render a queued or sent e-mail again, for somebody who may read it but not use its links: they have no tokens, and the
 * HTML links to nothing at all. Pictures and other files are left out.
 *
 * @returns  null if its text has been deleted, or was stored by a release with other facts
 *
 * Rule: office-emails (docs/rules.md)
 */
export async function renderStoredEmail(stored: StoredEmail): Promise<ReadableEmail | null> {
  const email = await findContent(stored)
  if (!email) return null
  const sender = { ...company, siteUrl: env().SITE_URL }
  const { subject, text, html } = await renderEmail(email, sender)
  return {
    subject,
    text: hideTokens(text),
    html: hideTokens(html.replaceAll(/\shref="[^"]*"/g, '')),
    language: draftEmail(email, sender).language,
  }
}

async function findContent(stored: StoredEmail): Promise<Email | null> {
  try {
    // The link to the office would be a new one, so it is not made.
    if (stored.kind === 'office-link-staff') return parseEmail(stored)
    const { email } = await addEmailLinks(stored)
    if (!isAboutBooking(email)) return email
    const documents = await loadReceipts(database(), email.facts.documents)
    return { ...email, facts: { ...email.facts, documents: documents.map(({ number }) => number) } }
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    return null
  }
}
