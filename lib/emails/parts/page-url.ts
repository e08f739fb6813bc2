import { addressOf } from '@/lib/contract/address'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { type Language } from '@/lib/language/language'

/** The URL of one of our pages in a language, by its English address. */
export function pageUrl({ siteUrl }: Pick<EmailSender, 'siteUrl'>, href: string, language: Language): string {
  return `${siteUrl}${addressOf(href, language)}`
}

/** That of the home page, as people write it: `https://lumi.example.com`, `https://lumi.example.com/fr`. */
export function homeUrl(sender: Pick<EmailSender, 'siteUrl'>, language: Language): string {
  return pageUrl(sender, '/', language).replace(/\/$/, '')
}
