import compile from 'icu-minify/compile'
import { german } from '@/content/words/de/all'
import { english } from '@/content/words/en/all'
import { spanish } from '@/content/words/es/all'
import { french } from '@/content/words/fr/all'
import { italian } from '@/content/words/it/all'
import { bindNumbers } from '@/lib/language/bind-numbers'
import { type Language } from '@/lib/language/language'
import { type Area, type CompiledArea, createSay, type Say } from '@/lib/words/say'

type Catalogue = Readonly<Record<Area, Readonly<Record<string, string>>>>

const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}

/**
 * The words of one area in a language, outside the browser: `words('party', 'en')('guests', { count: 2 })`. Client
 * components use `useWords`.
 */
export function words<Of extends Area>(area: Of, language: Language): Say<Of> {
  const key = `${language} ${area}`
  const known = spoken.get(key)
  if (known) return known as unknown as Say<Of>
  const say = createSay<Of>(language, compileArea(area, language))
  spoken.set(key, say as unknown as Say<Area>)
  return say
}

/** The compiled messages of some areas, to be sent to the browser. */
export function compileAreas<const Of extends readonly Area[]>(
  areas: Of,
  language: Language,
): Readonly<Record<Of[number], CompiledArea>> {
  const compiled = areas.map((area) => [area, compileArea(area, language)])
  return Object.fromEntries(compiled) as Record<Of[number], CompiledArea>
}

const spoken = new Map<string, Say<Area>>()
const compiledAreas = new Map<string, CompiledArea>()

/** Compiled once for each process: parsing takes far longer than saying. */
function compileArea(area: Area, language: Language): CompiledArea {
  const key = `${language} ${area}`
  const known = compiledAreas.get(key)
  if (known) return known
  const messages = catalogues[language][area]
  const compiled = Object.entries(messages).map(([name, message]) => [
    name,
    compile(language === 'en' ? message : bindNumbers(message)),
  ])
  // Through JSON, because React sends no objects without a prototype to the browser.
  const parsed = JSON.parse(JSON.stringify(Object.fromEntries(compiled))) as CompiledArea
  compiledAreas.set(key, parsed)
  return parsed
}
