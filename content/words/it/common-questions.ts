import { type commonQuestions as english } from '@/content/words/en/common-questions'
import { translate } from '@/content/words/translation'

export const commonQuestions = translate<typeof english>()({
  collect: 'Dove venite a prenderci?',
  collectAnswer:
    'Alla porta del tuo alloggio, {area}. Se alloggi più lontano, scrivi a {email} prima di prenotare, e ti diciamo se possiamo venire o dove incontrarci.',
  bookUntil: 'Fino a quando posso prenotare?',
  bookUntilAnswer:
    'Fino alle {time} del giorno stesso, ora finlandese, finché ci sono posti. Quanti ne restano in ogni data lo mostra il calendario.',
  plansChange: 'E se i miei programmi cambiano?',
  weCancel:
    'Se annulliamo noi, per il tempo o per un altro motivo nostro, scegli fra il rimborso completo e un’altra data.',
  tourCloses: '«{tour}» fino alle {time}',
})
