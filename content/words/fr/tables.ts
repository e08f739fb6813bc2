import { type tables as english } from '@/content/words/en/tables'
import { translate } from '@/content/words/translation'

export const tables = translate<typeof english>()({
  table: 'Tableau',
  tableOf: 'Tableau : {heading}',
})
