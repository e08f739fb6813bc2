import { type skyPage as english } from '@/content/words/en/sky-page'
import { translate } from '@/content/words/translation'

export const skyPage = translate<typeof english>()({
  season: 'Temporada {season}',
  years: '{from}–{to}',
  rings: 'Cada anillo del borde es una luna nueva.',
  chart:
    'La oscuridad de cada noche de la temporada {season}. En {month}, las noches más largas son oscuras de {from} a {to}. Las cifras están en la tabla de abajo.',
  month: 'Mes',
  getsDark: 'Oscurece, de lo más temprano a lo más tarde',
  getsLight: 'Clarea, de lo más temprano a lo más tarde',
})
