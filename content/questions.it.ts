import { company } from '@/content/company'
import { minUnaccompaniedAge, replyWithinHours } from '@/content/policies'
import { type PageFile } from '@/content/texts/text-files'
import { CHOICE_DAYS } from '@/lib/booking/choices/choice'
import {
  CRYPTO_CUTOFF_HOURS,
  CRYPTO_DUE_HOURS_BEFORE_START,
  CRYPTO_PAYMENT_HOURS,
} from '@/lib/booking/money/crypto-due'
import { REFUND_START_DAYS } from '@/lib/words/money/refund-times'

export const text: PageFile<'questions'> = ({
  closingTimes,
  commonQuestions,
  companyReceipt,
  pickUpArea,
  plansChange,
  refundArrival,
}) => ({
  name: 'Domande frequenti',
  shortName: 'Domande sulle escursioni a Rovaniemi',
  description:
    'Prenotazione, pagamento, annullamento, partenza, vestiti, età e freddo: domande degli ospiti sulle escursioni a Rovaniemi e risposte, escursione per escursione.',
  summary:
    'Prima prenotazione e pagamento, poi un’escursione alla volta. Se la tua domanda non c’è, scrivici.',
  allTours: 'Tutte le escursioni',
  questions: [
    {
      question: commonQuestions.bookUntil,
      answer: `Fino al giorno stesso, finché restano posti: ${closingTimes}. Tutti gli orari sono in ora finlandese.`,
    },
    {
      question: 'Come posso pagare?',
      answer: `Con carta, sulla pagina sicura di Stripe, o in criptovaluta. In criptovaluta paghi entro ${CRYPTO_PAYMENT_HOURS} ore dalla prenotazione e al più tardi ${CRYPTO_DUE_HOURS_BEFORE_START} ore prima dell’inizio; nelle ${CRYPTO_CUTOFF_HOURS} ore che precedono l’inizio accettiamo soltanto carte. I prezzi sono in euro e comprendono l’IVA.`,
    },
    {
      question: 'Paga la mia azienda. Quali documenti riceve?',
      answer: `${companyReceipt} La ricevuta non ha un campo per la tua partita IVA; se alla tua contabilità serve, o se serve una fattura, scrivici prima di prenotare.`,
    },
    {
      question: commonQuestions.plansChange,
      answer: plansChange,
    },
    {
      question: 'E se siete voi ad annullare?',
      answer: `Allora scegli fra il rimborso completo e un’altra data, sulla pagina della tua prenotazione o per telefono. Se la data è più cara, non paghi niente in più. Se entro ${CHOICE_DAYS} giorni non abbiamo tue notizie, ti restituiamo il prezzo intero senza che tu lo chieda.`,
    },
    {
      question: 'Quanto ci mette ad arrivare il rimborso?',
      answer: `Lo avviamo senza indugio, e al più tardi entro ${REFUND_START_DAYS} giorni. Su una carta arriva poi di solito entro ${refundArrival}.`,
    },
    {
      question: 'Posso recedere entro 14 giorni?',
      answer:
        'No. Per i servizi per il tempo libero in una data fissata la legge non prevede il diritto di recesso. Hai invece l’annullamento gratuito; una prenotazione fatta quando il termine è già passato non ha nemmeno quello.',
    },
    {
      question: commonQuestions.collect,
      answer: `Nelle escursioni con guida, alla porta del tuo alloggio, ${pickUpArea}. Se alloggi più lontano, scrivici prima di prenotare.`,
    },
    {
      question: 'L’abbigliamento invernale è compreso?',
      answer:
        'No. A Rovaniemi ci sono negozi che noleggiano a giornata tute termiche e scarponi. La conferma ti dice che cosa portare, e c’è una lista per la valigia da stampare.',
    },
    {
      question: 'Non ho mai provato un freddo così. Ce la faccio?',
      answer:
        'Sì, se ti vesti come si deve. Qui il freddo è per lo più secco, e quello che fa venire freddo sono scarponi stretti, cotone e stare seduti senza muoversi. Il primo giorno noleggia in città tuta e scarponi, resta fuori un quarto d’ora con quelli addosso e senti che cosa si raffredda. Durante l’escursione avvisa la guida appena succede. La pagina di ogni escursione ne indica il limite di freddo.',
    },
    {
      question: 'È tutto in italiano?',
      answer:
        'Questo sito, la tua prenotazione, il contratto e le nostre e-mail sì. Le guide parlano inglese. Se durante l’escursione qualcuno del tuo gruppo ha bisogno di un’altra lingua, scrivici prima di prenotare.',
    },
    {
      question: 'Non mangio di tutto. Come facciamo?',
      answer: `Scrivi a ${company.email} prima di prenotare, e ti diciamo che cosa possiamo portare. Non scrivere di allergie fra le richieste particolari: dopo, la pagina della tua prenotazione ha un campo apposta, che la guida legge.`,
    },
    {
      question: 'Da che età possono venire i bambini?',
      answer: `I bambini sotto i ${minUnaccompaniedAge} anni vengono con un adulto. L’età che consigliamo cambia da un’escursione all’altra, ed è sulla pagina di ognuna, insieme al limite di freddo.`,
    },
    {
      question: 'L’assicurazione è compresa?',
      answer:
        'No. Stipula un’assicurazione di viaggio che copra malattia, infortunio e annullamento, e che nomini le attività che hai in programma.',
    },
    {
      question: 'In quanto tempo rispondete?',
      answer: `Alle e-mail entro ${replyWithinHours} ore. Per telefono, in caso di emergenza, ci trovi giorno e notte.`,
    },
  ],
})
