import { type emailBooking as english } from '@/content/words/en/email-booking'
import { translate } from '@/content/words/translation'

export const emailBooking = translate<typeof english>()({
  confirmedSubject: 'Prenotazione confermata',
  confirmedHeadline: 'La tua prenotazione è confermata',
  confirmedPaid:
    'Grazie. Abbiamo ricevuto il tuo pagamento di {amount} {method}, e i posti sono riservati. Il tuo codice di prenotazione è {reference}; tienilo a portata di mano quando scrivi o chiami.',
  confirmedFree:
    'Grazie. I posti sono riservati, e non c’è nulla da pagare. Il tuo codice di prenotazione è {reference}; tienilo a portata di mano quando scrivi o chiami.',
  paidTooMuch: 'È più di quanto costa la tua prenotazione.',
  tellWhatToKnow: 'Dicci quello che dobbiamo sapere',
  askPlace:
    'Indicaci nome e indirizzo del tuo alloggio {hasPage, select, true {sulla pagina della prenotazione} other {rispondendo a questa e-mail}}.',
  askHealth:
    'Per allergie, difficoltà a camminare, età dei bambini e seggiolini ci sono campi sulla pagina della prenotazione.',
  keepTheDay: 'Segna la data',
  ifWeCancelTitle: 'Se dobbiamo annullare noi',
  ifWeCancel:
    'In questo caso scegli fra il rimborso completo e un’altra data. Se non abbiamo tue notizie entro {choiceDays} giorni dalla nostra e-mail, ti restituiamo il prezzo intero senza che tu lo chieda. Avviamo un rimborso al più tardi entro {startDays} giorni; su una carta di solito arriva entro {from}–{to} giorni lavorativi.',
  ifWrongTitle: 'Se qualcosa non va',
  ifWrong:
    'Dillo alla guida sul posto, o rispondi a questa e-mail. Se l’escursione non è come era descritta, puoi chiederci di porvi rimedio e, dove non è possibile, una riduzione del prezzo. Se non troviamo un accordo: in Finlandia puoi rivolgerti al servizio di consulenza ai consumatori dell’Autorità finlandese per la concorrenza e i consumatori (kkv.fi) e poi alla Commissione per le controversie dei consumatori (kuluttajariita.fi), che accetta reclami soltanto in finlandese e in svedese; altrove nell’Unione europea, in Norvegia e in Islanda al Centro europeo consumatori del tuo paese (eccnet.eu).',
  contractTitle: 'Il tuo contratto',
  contract:
    'Hai acquistato da {legalName}, codice identificativo dell’impresa {businessId}, {address}. Il prezzo comprende l’IVA. Per servizi per il tempo libero in una data fissata non è previsto il diritto di recesso di 14 giorni; vale l’annullamento descritto sopra. Il contratto è in italiano ed è regolato dal diritto finlandese. Le condizioni sono allegate per intero, e si trovano anche su {url}',

  reminderSubject: 'La tua escursione è vicina',
  reminderHeadline: 'Ti aspettiamo con piacere',
  reminder: 'La tua escursione è {day}. {times} (ora finlandese). Ecco quello che ti aiuta a prepararti.',
  reminderHealth:
    'Qualcuno ha un’allergia o fa fatica a camminare? Dillo alla guida, sempre sulla pagina della prenotazione.',
  whereDoYouStay: 'Dove alloggi?',
  placeNotKnown:
    'Non sappiamo ancora dove venire a prenderti. Indicaci nome e indirizzo del tuo alloggio {hasPage, select, true {sulla pagina della prenotazione} other {rispondendo a questa e-mail}}.',
  whereWeMeet: 'Dove ci incontriamo',
  pickUpHere:
    'Ti incontriamo qui: {place}. Se è cambiato, diccelo {hasPage, select, true {sulla pagina della prenotazione} other {rispondendo a questa e-mail}}.',
  guide: 'La tua guida è {name}.',
  guideSpeaks: 'La tua guida è {name}. Lingue: {languages}.',
  sampleGuideSpeaks: 'La tua guida è {name} (guida di esempio). Lingue: {languages}.',

  thanksSubject: 'Grazie per aver partecipato',
  thanksPreheader: 'Grazie per aver partecipato. Com’è andata?',
  thanks:
    'Grazie per aver partecipato. È stato un piacere averti con noi {day}, e speriamo che ormai il freddo sia passato.',
  howWasIt: 'Com’è andata?',
  askReview:
    'Qualche tua riga aiuta chi si chiede se venire. Leggiamo ogni recensione prima di pubblicarla, e pubblichiamo anche quelle critiche. Se qualcosa non è stato come doveva, puoi anche rispondere a questa e-mail, così possiamo rimediare.',
  writeReview: 'Scrivi una recensione',

  reviewSubject: 'La tua recensione non è stata pubblicata',
  reviewHeadline: 'A proposito della tua recensione',
  reviewThanks: 'Grazie per aver scritto dell’escursione «{tourName}» di {day}.',
  reviewNotShown: 'Non la pubblichiamo.',
  reviewAgain:
    'Non rifiutiamo mai una recensione perché è critica. Se vuoi dire la stessa cosa in un altro modo, ritira la recensione sulla sua pagina e scrivila di nuovo. Se pensi che sbagliamo, rispondi a questa e-mail e dicci perché.',
  yourReview: 'La tua recensione',

  notedSubject: 'Annotato per la tua escursione',
  notedChange: 'Abbiamo annotato la modifica.',
  notedWishes: 'Abbiamo le tue richieste: l’ufficio le trasmette alla guida.',
  notedPlace: 'Abbiamo annotato dove alloggi: {place}.',
  notedPickUp: 'Abbiamo annotato dove alloggi, e veniamo a prenderti lì: {place}.',
  correctIt: 'Qualcosa non va? Correggilo sulla pagina della prenotazione.',
  healthNotMentioned:
    'Le nostre e-mail non riportano mai quello che scrivi sulla tua salute: se l’hai salvato, è sulla pagina della prenotazione, dove puoi leggerlo e cancellarlo.',
  calendarHasPlace: 'Il file per il calendario allegato a questa e-mail contiene il luogo: {place}.',

  newAddressSubject: 'Nuovo indirizzo e-mail',
  newAddressHeadline: 'Il tuo indirizzo e-mail è cambiato',
  newAddress: 'Come hai chiesto, da ora le nostre e-mail sulla prenotazione {reference} vanno a {email}.',
  oldLinksEnded:
    'I link alla prenotazione mandati in precedenza non valgono più. Per il resto non è cambiato nulla.',
  notYou: 'Se la richiesta non viene da te, chiamaci al {phone}: rimediamo subito.',
  newAddressReason: 'Ricevi questa e-mail perché riguarda l’indirizzo della prenotazione {reference}.',

  proveSubject: 'Conferma il tuo indirizzo e-mail ({reference})',
  proveHeadline: 'È il tuo indirizzo?',
  bookingNumber: 'Prenotazione {reference}',
  proveAddress:
    'Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo le nostre e-mail sulla prenotazione {reference}.',
  proveSteps:
    'Per riceverle qui, apri la pagina indicata sotto e premi «Usa questo indirizzo». Il link è valido per {hours, plural, one {# ora} other {# ore}}; fino ad allora non cambia nulla. Se anche altre tue prenotazioni devono usarlo, tieni pronti i loro codici.',
  confirmAddress: 'Conferma questo indirizzo',
  proveNotYou:
    'Se la richiesta non viene da te, non devi fare nulla: senza quel passo non ricevi altre e-mail.',
  proveReason:
    'Ricevi questa e-mail perché qualcuno ha indicato questo indirizzo per una prenotazione con noi.',

  linkSubject: 'La tua prenotazione {reference}',
  linksSubject: 'Le tue prenotazioni con noi',
  linksPreheader: 'Il link che hai chiesto.',
  linksHeadline: 'Ecco il tuo link',
  bookingsHere: '{count, plural, one {# prenotazione} other {# prenotazioni}} con questo indirizzo',
  links:
    'Qualcuno, probabilmente tu, ha chiesto sul nostro sito i link alle prenotazioni di questo indirizzo. Chi ha un link può vedere e modificare la prenotazione: tienilo per te.',
  dayAndReference: '{day}\nCodice di prenotazione {reference}',
  linksNotYou: 'Se la richiesta non viene da te, non devi fare nulla: l’e-mail è arrivata soltanto a te.',
  linksReason:
    'Ricevi questa e-mail perché qualcuno ha inserito il tuo indirizzo in «Trova la tua prenotazione».',

  messageSubject: 'Un messaggio sulla tua escursione',
  messageAbout: 'Ti scriviamo a proposito dell’escursione «{tourName}» di {day}.',
})
