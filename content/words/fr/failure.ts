import { type failure as english } from '@/content/words/en/failure'
import { translate } from '@/content/words/translation'

export const failure = translate<typeof english>()({
  heading: 'Quelque chose n’a pas fonctionné',
  text: 'L’erreur vient de nous. Réessayez, ou écrivez à <email></email>.',
  tryAgain: 'Réessayer',
})
