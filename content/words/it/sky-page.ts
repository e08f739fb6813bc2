import { type skyPage as english } from '@/content/words/en/sky-page'
import { translate } from '@/content/words/translation'

export const skyPage = translate<typeof english>()({
  season: 'Stagione {season}',
  years: '{from}–{to}',
  rings: 'Ogni cerchietto sul bordo è una luna nuova.',
  chart:
    'Il buio di ogni notte della stagione {season}. In {month}, nelle notti più lunghe, è buio dalle {from} alle {to}. I dati sono nella tabella qui sotto.',
  month: 'Mese',
  getsDark: 'Fa buio, dal più presto al più tardi',
  getsLight: 'Fa chiaro, dal più presto al più tardi',
})
