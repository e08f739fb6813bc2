import { type failure as english } from '@/content/words/en/failure'
import { translate } from '@/content/words/translation'

export const failure = translate<typeof english>()({
  heading: 'Etwas ist schiefgegangen',
  text: 'Der Fehler liegt bei uns. Versuchen Sie es noch einmal, oder schreiben Sie an <email></email>.',
  tryAgain: 'Noch einmal versuchen',
})
