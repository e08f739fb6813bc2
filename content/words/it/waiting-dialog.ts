import { type waitingDialog as english } from '@/content/words/en/waiting-dialog'
import { translate } from '@/content/words/translation'

export const waitingDialog = translate<typeof english>()({
  introduction:
    'Offriamo i posti che si liberano nell’ordine in cui gli ospiti hanno confermato il loro posto in lista, con un link che ora ti mandiamo per e-mail. Quando c’è un posto per te ti scriviamo di nuovo e te lo teniamo per {hours} ore al massimo, meno se l’escursione è vicina.',
  dates: 'Date',
  moreDates: 'Altre date',
  dateMissing: 'Scegli almeno una data',
  privacy:
    'Ogni e-mail ha un link per uscire dalla lista. Quali dati conserviamo lo dice l’<link>informativa sulla privacy</link>.',
  join: 'Mettimi in lista',
  sending: 'Un momento: annotiamo le tue date.',
  failed: 'Non siamo riusciti a metterti in lista. Riprova, o scrivici.',
  done: 'Fatto',
  sent: 'Manca poco: abbiamo mandato un’e-mail a {email}. Il tuo posto in lista conta da quando premi il link che contiene, valido per {hours} ore.',
})
