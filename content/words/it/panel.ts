import { type panel as english } from '@/content/words/en/panel'
import { translate } from '@/content/words/translation'

export const panel = translate<typeof english>()({
  chooseDate: 'Scegli una data',
  introduction: 'Scegli la data e il numero di partecipanti',
  loading: 'Carichiamo i dati dell’escursione…',
  stillNothing:
    'Ancora nulla? Chiama il <phone></phone> o scrivi a <email></email>, e ti prenotiamo i posti.',
  needsScript:
    'Per prenotare serve JavaScript. Attivalo nel browser, chiama il <phone></phone> o scrivi a <email></email>, e ti prenotiamo i posti. <note>Se torni dalla pagina di pagamento: qui non possiamo vedere se hai pagato. Guarda la tua posta prima di prenotare di nuovo. I posti non pagati tornano liberi {minutes} minuti dopo che hai iniziato a pagare.</note>',
  notLoaded: 'Non siamo riusciti a caricare il calendario. Controlla la connessione a internet.',
  writeOrCall: 'Oppure scrivi a <email></email> o chiama il <phone></phone>, e ti prenotiamo i posti.',
  failed: 'Qui qualcosa non ha funzionato. L’errore è nostro, e quello che hai scritto non va perso.',
  failedDialogHeading: 'Qui qualcosa non ha funzionato',
  failedDialog: 'L’errore è nostro, e quello che hai scritto nel modulo non va perso.',
  callInstead: 'Se succede di nuovo, chiama il <phone></phone> e ti prenotiamo i posti.',
  tryAgain: 'Riprova',
  close: 'Chiudi',
  bar: 'Prenotazione',
  fromPrice: 'Da {price}',
  perAdult: 'per adulto, IVA compresa',
  howMany: 'In quanti?',
  yourDetails: 'I tuoi dati',
  toPayment: 'Vai al pagamento',
})
