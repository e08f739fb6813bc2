import { type failure as english } from '@/content/words/en/failure'
import { translate } from '@/content/words/translation'

export const failure = translate<typeof english>()({
  heading: 'Qualcosa non ha funzionato',
  text: 'L’errore è nostro. Riprova, o scrivi a <email></email>.',
  tryAgain: 'Riprova',
})
