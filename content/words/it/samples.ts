import { type samples as english } from '@/content/words/en/samples'
import { translate } from '@/content/words/translation'

export const samples = translate<typeof english>()({
  note: '(esempio, non ancora confermato)',
  asterisk: 'Quello che finisce con un asterisco (*) è un esempio, non ancora confermato.',
})
