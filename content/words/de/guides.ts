import { type guides as english } from '@/content/words/en/guides'
import { translate } from '@/content/words/translation'

export const guides = translate<typeof english>()({
  aino: 'Liest vor dem Abendessen drei Wolkenkarten und weiß, welcher See unter der Lücke liegt.',
  eero: 'Macht im Wind mit einem einzigen Streichholz Feuer und lässt es die Kinder mit dreien versuchen.',
  petra: 'Stellt im Dunkeln ohne Lampe ein Stativ auf, und Ihres gleich mit.',
})
