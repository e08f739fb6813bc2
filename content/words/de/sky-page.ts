import { type skyPage as english } from '@/content/words/en/sky-page'
import { translate } from '@/content/words/translation'

export const skyPage = translate<typeof english>()({
  season: 'Saison {season}',
  years: '{from} bis {to}',
  rings: 'Jeder Ring am Rand ist ein Neumond.',
  chart:
    'Die Dunkelheit jeder Nacht der Saison {season}. Im {month} ist es in den längsten Nächten von {from} bis {to}\u00a0Uhr dunkel. Die Zahlen stehen in der Tabelle darunter.',
  month: 'Monat',
  getsDark: 'Dunkel, frühestens bis spätestens',
  getsLight: 'Hell, frühestens bis spätestens',
})
