import { type Language } from '@/lib/language/language'

/** Format a time of day, given as `20:00`, as it is written in a text: `20:00`, French `20 h 00`. */
export function formatTime(time: string, language: Language): string {
  return language === 'fr' ? time.replace(':', '\u00a0h\u00a0') : time
}
