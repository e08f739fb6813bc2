import { type samples as english } from '@/content/words/en/samples'
import { translate } from '@/content/words/translation'

export const samples = translate<typeof english>()({
  note: '(exemple, pas encore confirmé)',
  asterisk: 'Ce qui se termine par un astérisque (*) est un exemple, pas encore confirmé.',
})
