import { type Part } from '@/lib/emails/layout/draft'

type Mailto = { readonly email: string; readonly subject: string }

/** A button that opens a new e-mail with its subject filled in. */
export function mailtoButton({ label, ...to }: Mailto & { readonly label: string }): Part {
  return { kind: 'button', label, url: mailtoUrl(to) }
}

/** The `mailto:` URL of such an e-mail. */
export function mailtoUrl({ email, subject }: Mailto): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
