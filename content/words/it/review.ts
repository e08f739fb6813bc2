import { type review as english } from '@/content/words/en/review'
import { translate } from '@/content/words/translation'

export const review = translate<typeof english>()({
  title: 'Com’è andata?',
  description: 'Scrivi dell’escursione che hai fatto con noi, rileggi la tua recensione, o ritirala.',
  stars: 'Stelle',
  starCount: '{count, plural, one {# stella} other {# stelle}}',
  words: 'La tua recensione',
  wordsHint:
    'Quello che racconteresti a un amico: che cosa è andato bene e che cosa no. Almeno {least} caratteri.',
  firstName: 'Nome, senza cognome',
  country: 'Paese',
  language: 'Lingua',
  anotherLanguage: 'Un’altra lingua',
  photograph:
    'Se la guida mi ha fotografato durante l’escursione, potete mostrare la fotografia con la mia recensione. (Facoltativo)',
  whatIsShown:
    'Tutti possono leggere le stelle, il testo, il tuo nome (senza cognome) e il tuo paese, con la riga «{line}». Puoi ritirare la recensione con questo stesso link fino a {day}, e dopo scrivendoci.',
  send: 'Invia la recensione',

  sent: 'Grazie. La tua recensione è arrivata.',
  exists:
    'Hai già recensito questa escursione, quindi non è stato inviato altro. Se vuoi cambiare la recensione, ritira prima questa e scrivila di nuovo.',
  withdrawn:
    'La tua recensione è stata cancellata, qui e sulle nostre pagine. Se vuoi, puoi scriverne un’altra.',
  limited:
    'L’invio è stato ripetuto molte volte, quindi ora non è stato inviato nulla. Il tuo testo è ancora qui: riprova fra un’ora.',

  received: 'La tua recensione non è ancora pubblicata',
  receivedText:
    'Leggiamo ogni recensione prima di pubblicarla, e pubblichiamo anche quelle critiche. Come facciamo è nelle <link>note legali</link>.',
  published: 'La tua recensione è pubblicata',
  publishedText: 'È fra <link>tutte le recensioni</link>.',
  refused: 'La tua recensione non è stata pubblicata',
  refusedText: 'Non la pubblichiamo.',
  changedMind: 'Hai cambiato idea?',
  ifYouWithdraw:
    'Se la ritiri, viene cancellata subito, qui e sulle nostre pagine, insieme al tuo consenso a una fotografia e a quella che eventualmente mostriamo.',
  withdraw: 'Ritira la recensione',
})
