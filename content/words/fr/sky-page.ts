import { type skyPage as english } from '@/content/words/en/sky-page'
import { translate } from '@/content/words/translation'

export const skyPage = translate<typeof english>()({
  season: 'Saison {season}',
  years: '{from}–{to}',
  rings: 'Chaque anneau au bord est une nouvelle lune.',
  chart:
    'L’obscurité de chaque nuit de la saison {season}. En {month}, il fait complètement nuit de {from} à {to} pendant les nuits les plus longues. Les chiffres sont dans le tableau ci-dessous.',
  month: 'Mois',
  getsDark: 'Début de la nuit complète, du plus tôt au plus tard',
  getsLight: 'Fin de la nuit complète, du plus tôt au plus tard',
})
