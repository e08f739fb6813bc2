import { type stayLink as english } from '@/content/words/en/stay-link'
import { translate } from '@/content/words/translation'

export const stayLink = translate<typeof english>()({
  back: 'Torna al tuo soggiorno',
})
