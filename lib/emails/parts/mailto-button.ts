import { type Part } from '@/lib/emails/layout/draft'

type Mailto = { readonly email: string; readonly subject: string }

/** A button that begins an e-mail, with its subject prepared. */
export function mailtoButton({ label, ...to }: Mailto & { readonly label: string }): Part {
  return { kind: 'button', label, url: mailtoUrl(to) }
}

/** The same as a link's address. */
export function mailtoUrl({ email, subject }: Mailto): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
