import { type tourSafety as english } from '@/content/words/en/tour-safety'
import { translate } from '@/content/words/translation'

export const tourSafety = translate<typeof english>()({
  anyAge: 'Jedes Alter',
  fromAge: 'Ab etwa {age} Jahren',
  coldLimit: 'Unter {degrees} verkürzen oder ändern wir die Tour oder sagen sie ab',
  onFoot: 'Zu Fuß',
  wheelchair: 'Rollstuhl',
  toilets: 'Toiletten',
})
