import { type commonQuestions as english } from '@/content/words/en/common-questions'
import { translate } from '@/content/words/translation'

export const commonQuestions = translate<typeof english>()({
  collect: 'Où venez-vous nous chercher ?',
  collectAnswer:
    'À la porte de votre hébergement, {area}. Si vous logez plus loin, écrivez à {email} avant de réserver, et nous vous dirons si nous pouvons venir, ou à quel endroit nous retrouver.',
  bookUntil: 'Jusqu’à quand puis-je réserver ?',
  bookUntilAnswer:
    'Jusqu’à {time} le jour même, heure finlandaise, tant qu’il reste des places. Le calendrier montre combien il y en a à chaque date.',
  plansChange: 'Et si mes projets changent ?',
  weCancel:
    'Si nous annulons, à cause de la météo ou pour une autre raison de notre côté, vous choisissez entre le remboursement intégral et une autre date.',
  tourCloses: '{tour} jusqu’à {time}',
})
