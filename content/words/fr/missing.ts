import { type missing as english } from '@/content/words/en/missing'
import { translate } from '@/content/words/translation'

export const missing = translate<typeof english>()({
  title: 'Page introuvable',
  description:
    'Cette adresse ne mène nulle part sur notre site. Les sorties depuis Rovaniemi, les articles et le formulaire de contact sont à un pas d’ici.',
  heading: 'Aucune trace ne mène ici',
  text: 'La page n’existe pas, ou n’existe plus. Les sorties, elles, sont là, et nous aussi.',
  seeTours: 'Voir les sorties',
  busyHeading: 'Un instant, s’il vous plaît',
  busyText:
    'Votre page n’a pas pu être chargée, et rien n’a été modifié. Rechargez-la dans un instant, ou appelez-nous : <phone></phone>.',
})
