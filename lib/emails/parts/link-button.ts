import { type Part } from '@/lib/emails/layout/draft'

/** A button to a page; null if the e-mail has no link to it. */
export function linkButton(label: string, url: string | null): Part | null {
  return url === null ? null : { kind: 'button', label, url }
}
