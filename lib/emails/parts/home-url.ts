import { addressOf } from '@/lib/contract/address'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { type Language } from '@/lib/language/language'

/** The URL of the home page in a language, as people write it: `https://lumi.example.com`, `https://lumi.example.com/fr`. */
export function homeUrl({ siteUrl }: Pick<EmailSender, 'siteUrl'>, language: Language): string {
  return `${siteUrl}${addressOf('/', language)}`.replace(/\/$/, '')
}
