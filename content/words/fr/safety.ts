import { type safety as english } from '@/content/words/en/safety'
import { translate } from '@/content/words/translation'

export const safety = translate<typeof english>()({
  plan: 'Chaque sortie a un document de sécurité écrit : ce qui peut mal tourner, comment nous l’évitons, et qui fait quoi si cela arrive. Il est relu avant chaque saison.',
  firstAid:
    'Chaque guide a un certificat de premiers secours valable et emporte une trousse de premiers secours.',
  contact:
    'Une deuxième personne, à Rovaniemi, sait où se trouve chaque groupe et quand il doit être de retour.',
  vehicles:
    'Nos véhicules ont des pneus d’hiver, des couvertures, une pelle, un triangle de signalisation et un extincteur. La personne qui conduit se repose avant une sortie de nuit.',
  insurance:
    'Nous avons une assurance responsabilité civile pour nos sorties. Elle ne remplace pas votre propre assurance voyage.',
})
