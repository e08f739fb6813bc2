import { type samples as english } from '@/content/words/en/samples'
import { translate } from '@/content/words/translation'

export const samples = translate<typeof english>()({
  note: '(muestra, todavía sin confirmar)',
  asterisk: 'Lo que termina con un asterisco (*) es una muestra, todavía sin confirmar.',
})
