import { type Part } from '@/lib/emails/draft'

/** A button that begins an e-mail, with its subject prepared. */
export function mailtoButton({
  email,
  subject,
  label,
}: {
  readonly email: string
  readonly subject: string
  readonly label: string
}): Part {
  const address = encodeURIComponent(email).replace('%40', '@')
  return { kind: 'button', label, url: `mailto:${address}?subject=${encodeURIComponent(subject)}` }
}
