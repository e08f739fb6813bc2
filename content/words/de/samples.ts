import { type samples as english } from '@/content/words/en/samples'
import { translate } from '@/content/words/translation'

export const samples = translate<typeof english>()({
  note: '(Beispiel, noch nicht bestätigt)',
  asterisk: 'Was mit einem Sternchen (*) endet, ist ein Beispiel und noch nicht bestätigt.',
})
