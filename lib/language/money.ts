import { type Language, toLocale } from '@/lib/language/language'

/**
 * Format an amount in cents, as written on the site and in e-mails: `179 €`, `1,074 €`, `89.50 €`; `1.074 €` in German.
 * No line ends before the sign, except in English, where layouts see to it. Rule: money-style (docs/rules.md)
 */
export function formatEuros(cents: number, language: Language = 'en'): string {
  return `${numberFormat(cents % 100 === 0 ? 0 : 2, language).format(cents / 100)}${signOf(language)}`
}

/** Format an exchange rate, given as a decimal number in text, with all its decimals: `90,000 €`, `0.9312 €` */
export function formatRate(euros: string, language: Language = 'en'): string {
  const [units = '', decimals] = euros.split('.')
  return `${numberFormat(0, language).format(BigInt(units))}${decimals ? `${language === 'en' ? '.' : ','}${decimals}` : ''}${signOf(language)}`
}

function signOf(language: Language): string {
  return language === 'en' ? ' €' : '\u00a0€'
}

const formats: Record<string, Intl.NumberFormat> = {}

/** Number formatters are cached: creating one takes far longer than using it. */
function numberFormat(decimals: number, language: Language): Intl.NumberFormat {
  return (formats[language + decimals] ??= new Intl.NumberFormat(toLocale(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }))
}
