import { type failure as english } from '@/content/words/en/failure'
import { translate } from '@/content/words/translation'

export const failure = translate<typeof english>()({
  heading: 'Algo ha fallado',
  text: 'El fallo es nuestro. Inténtalo de nuevo o escribe a <email></email>.',
  tryAgain: 'Intentar de nuevo',
})
