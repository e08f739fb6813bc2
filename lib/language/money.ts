import { type Language, toLocale } from '@/lib/language/language'

/**
 * `179 €`, `1,074 €`, `89.50 €`: an amount in cents, as written on the site and in e-mails. Rule: money-style
 * (docs/rules.md)
 */
export function formatEuros(cents: number, language: Language = 'en'): string {
  return `${numberFormat(cents % 100 === 0 ? 0 : 2, language).format(cents / 100)} €`
}

/** `90,000 €`, `0.9312 €`: an exchange rate with all its decimals, given as a decimal number in text. */
export function formatRate(euros: string, language: Language = 'en'): string {
  const [units = '', decimals] = euros.split('.')
  return `${numberFormat(0, language).format(BigInt(units))}${decimals ? `.${decimals}` : ''} €`
}

const formats: Record<string, Intl.NumberFormat> = {}

/** Formatters are cached: creating one takes far longer than using it. */
function numberFormat(decimals: number, language: Language): Intl.NumberFormat {
  return (formats[language + decimals] ??= new Intl.NumberFormat(toLocale(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }))
}
