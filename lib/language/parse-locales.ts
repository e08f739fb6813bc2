// Relative imports, because the Next config imports this file before the alias @ is set up.
import { LANGUAGES, type Language } from './language'

/**
 * The languages that the setting `LOCALES` names: separated by commas, English first; by default all.
 * Throws for any other.
 */
export function parseLocales(setting: string | undefined): readonly Language[] {
  const names = (setting ?? '').split(',').flatMap((name) => name.trim() || [])
  if (names.length === 0) return LANGUAGES
  const languages = names.map((name) => LANGUAGES.find((language) => language === name) ?? refuse(name))
  if (languages[0] !== 'en') throw new Error('must begin with en')
  if (new Set(languages).size < languages.length) throw new Error('names a language twice')
  return languages
}

function refuse(name: string): never {
  throw new Error(`${name} is none of ${LANGUAGES.join(', ')}`)
}
