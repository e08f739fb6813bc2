import { type emailPayment as english } from '@/content/words/en/email-payment'
import { translate } from '@/content/words/translation'

export const emailPayment = translate<typeof english>()({
  heldSubject: 'Wir halten Ihre Plätze frei',
  heldPreheader:
    'Noch nicht bestätigt: Bitte zahlen Sie {due, select, none {rechtzeitig} other {bis {due}}}.',
  heldHeadline: 'Wir halten Ihre Plätze für Sie frei',
  held: 'Danke für Ihre Buchung {reference}. Sie möchten {method} bezahlen. Wir halten Ihre Plätze frei. Die Buchung ist noch nicht bestätigt; das ist sie, sobald Ihre Zahlung eingegangen ist.',
  sendDetailsStep: 'Wir schicken Ihnen die Zahlungsdaten',
  sendDetails:
    'Die Wallet-Adresse und die Zahlungsdaten bekommen Sie innerhalb von {hours} Stunden per E-Mail.',
  sendDetailsSoon:
    'Die Wallet-Adresse und die Zahlungsdaten bekommen Sie per E-Mail, rechtzeitig vor dem Ende der Zahlungsfrist.',
  nameCoin: 'Bitte antworten Sie mit dem Namen der Kryptowährung, die Sie verwenden möchten.',
  nameCoinUnlessRequested:
    'Bitte antworten Sie mit dem Namen der Kryptowährung, die Sie verwenden möchten, wenn er nicht schon unter Ihren Wünschen steht.',
  payStep: 'Sie zahlen innerhalb von {hours} Stunden',
  payBy: 'Bitte zahlen Sie {due, select, none {rechtzeitig} other {bis {due}}}.',
  confirmStep: 'Wir bestätigen Ihre Buchung',
  confirm: 'Ist die Zahlung eingegangen, bekommen Sie die Bestätigung und eine Kalenderdatei per E-Mail.',

  detailsSubject: 'So bezahlen Sie',
  detailsPreheader: '{amount} {method}, zahlbar {due, select, none {rechtzeitig} other {bis {due}}}.',
  detailsHeadline: 'Ihre Zahlungsdaten',
  details:
    'So bezahlen Sie {isOfChange, select, true {die Änderung der Buchung {reference}} other {die Buchung {reference}}}: {amount} {method}, zahlbar {due, select, none {rechtzeitig} other {bis {due}}}.',
  partArrived: '{amount} davon sind eingegangen.',
  earlierDetailsVoid: 'Frühere Zahlungsdaten dafür, falls Sie welche hatten, gelten nicht mehr.',
  pleaseSend: 'Bitte senden Sie',
  amount: 'Betrag',
  address: 'Adresse',
  network: 'Netzwerk',
  worth: 'Wert',
  rate: 'Kurs',
  codeAlt: 'Ein QR-Code der Zahlungsadresse',
  beforeSending: 'Bevor Sie senden',
  sendingAdvice:
    'Bitte vergleichen Sie die Adresse Zeichen für Zeichen, und wählen Sie genau das oben genannte Netzwerk: Coins auf einem anderen kommen nicht an. Die Gebühr des Netzwerks kommt hinzu. Ist alles eingegangen, bekommen Sie unsere Bestätigung per E-Mail.',
  bookingUntilThen: 'Ihre Buchung bis dahin',

  noDetailsSent:
    'Wir haben Ihnen die Zahlungsdaten für die Buchung {reference} nicht rechtzeitig geschickt. Das tut uns leid: Es war unser Fehler, und Sie konnten nicht bezahlen. Die Plätze sind {due, select, none {inzwischen} other {seit {due}}} wieder frei, und Sie schulden nichts.',
  lapsed:
    'Ihre Zahlung für die Buchung {reference} ist nicht {due, select, none {rechtzeitig} other {bis {due}}} bei uns eingegangen. Die Plätze sind wieder frei, und Sie schulden nichts.',
  restLapsed:
    'Der Rest Ihrer Zahlung für die Buchung {reference} ist nicht {due, select, none {rechtzeitig} other {bis {due}}} bei uns eingegangen. Die Plätze sind wieder frei, und Sie schulden nichts.',
  bookAgainOrReply:
    'Wenn Sie noch kommen möchten, buchen Sie bitte neu. Haben Sie inzwischen bezahlt, antworten Sie auf diese E-Mail, und wir gehen dem sofort nach.',
  bookAgainByCard:
    'Wenn Sie noch kommen möchten, buchen Sie bitte neu, und zahlen Sie mit Karte: Dann sind Ihre Plätze sofort bestätigt.',
  bookAgainButton: 'Neu buchen',
  bookAgainByCardButton: 'Mit Karte buchen',

  shortSubject: 'Ein Teil Ihrer Zahlung fehlt',
  shortPreheader: '{amount} fehlen noch, {due, select, none {rechtzeitig} other {bis {due}}}.',
  shortHeadline: '{amount} fehlen noch',
  short:
    'Vielen Dank: Für {isOfChange, select, true {die Änderung der Buchung {reference}} other {die Buchung {reference}}} sind {arrived} {method} eingegangen. {rest} fehlen noch. Wir halten Ihre Plätze frei; bitte zahlen Sie den Rest {due, select, none {rechtzeitig} other {bis {due}}}.',
  ifRestLateTitle: 'Wenn der Rest nicht rechtzeitig eingeht',
  ifRestOfChangeLate: 'Ihre Buchung bleibt, wie sie war, und wir erstatten, was eingegangen ist.',
  ifRestLate: 'Ihre Plätze werden für andere Gäste frei, und wir erstatten, was eingegangen ist.',
  sendRest:
    'Bitte senden Sie den Rest so wie diesen Teil, oder zahlen Sie ihn mit Karte: Die Seite Ihrer Buchung führt dorthin, unter „Zahlungspflichtig buchen“.',
  askForRest: 'Bitte antworten Sie auf diese E-Mail, und wir schicken Ihnen die Zahlungsdaten für den Rest.',
  sendRestTo:
    'Zu dem Kurs, den wir Ihnen geschickt haben, sind das {coins}. Bitte senden Sie sie an dieselbe Adresse, {address}, über das Netzwerk {network}.',

  failedSubject: 'Ihre Zahlung hat nicht geklappt',
  failedPreheader: 'Von Ihrem Konto wurde nichts abgebucht, und die Plätze sind wieder frei.',
  failedChangePreheader: 'Von Ihrem Konto wurde nichts abgebucht, und Ihre Buchung bleibt, wie sie war.',
  failed:
    'Ihre Bank hat die Zahlung für die Buchung {reference} nicht ausgeführt. Von Ihrem Konto wurde nichts abgebucht. Die Plätze sind wieder frei, Sie haben also keine Buchung für diesen Tag.',
  failedChange:
    'Ihre Bank hat die Zahlung für die Änderung der Buchung {reference} nicht ausgeführt. Von Ihrem Konto wurde nichts abgebucht, und die Buchung bleibt, wie sie war.',
  retry:
    'Wenn Sie noch kommen möchten, zeigt der Kalender die freien Plätze. Mit Karte ist die Buchung sofort bestätigt; warum Ihre Bank nicht gezahlt hat, kann sie Ihnen sagen.',
  retryChange:
    'Wenn Sie die Änderung noch möchten, fordern Sie sie auf der Seite Ihrer Buchung noch einmal an. Mit Karte ist sie sofort bestätigt; warum Ihre Bank nicht gezahlt hat, kann sie Ihnen sagen.',

  underWaySubject: 'Ihre Zahlung ist unterwegs',
  underWayPreheader:
    'Wir halten Ihre Plätze frei. Sie brauchen nichts zu tun und nicht noch einmal zu zahlen.',
  underWay:
    'Danke für Ihre Buchung bei uns. Ihre Bank führt die Zahlung für die Buchung {reference} aus. Von einem Bankkonto dauert das einige Tage, und so lange halten wir Ihre Plätze für Sie frei.',
  underWayWait:
    'Sie brauchen nichts zu tun und nicht noch einmal zu zahlen. Wir schreiben Ihnen, sobald die Zahlung eingegangen ist, und diese E-Mail bestätigt Ihre Buchung.',
  whatIsBooked: 'Was gebucht ist',
  underWayLabel: 'Unterwegs',
  ifBankFailsTitle: 'Wenn Ihre Bank nicht zahlt',
  ifBankFails:
    'Dann wird von Ihrem Konto nichts abgebucht, die Plätze werden für andere Gäste frei, und wir sagen es Ihnen per E-Mail.',

  keptSubject: 'Ihre Zahlung ist eingegangen',
  keptPreheader: 'Sie gilt der Buchung, die Sie storniert haben, und wird nicht erstattet.',
  kept: 'Ihre Bank hat die Zahlung für die Buchung {reference} ausgeführt, die unterwegs war, als Sie sie storniert haben. Kostenlos stornieren können Sie {until}; Ihre Stornierung kam später, deshalb wird die Zahlung nicht erstattet.',

  linkSubject: 'Wir halten Ihre Plätze frei',
  linkPreheader:
    'Bitte zahlen Sie {due, select, none {rechtzeitig} other {bis {due}}}, und Ihre Buchung ist bestätigt.',
  linkHeadline: 'Wir halten Ihre Plätze für Sie frei',
  link: 'Danke für Ihre Buchung bei uns. Bis Ihre Zahlung eingegangen ist, halten wir Ihre Plätze zur Buchung {reference} für Sie frei. Bitte zahlen Sie {due, select, none {rechtzeitig} other {bis {due}}}.',
  linkSteps:
    'Die Seite Ihrer Buchung führt zur Zahlung: Drücken Sie dort „Zahlungspflichtig buchen“, wann es Ihnen passt, und zahlen Sie mit Karte auf der sicheren Seite von Stripe. Die Bestätigung bekommen Sie einen Augenblick später.',
  linkLapsedNext:
    'Wenn Sie noch kommen möchten, rufen Sie uns an, antworten Sie auf diese E-Mail, oder wählen Sie unter den freien Terminen. Haben Sie inzwischen bezahlt, geben wir Ihnen wieder Plätze, wo noch welche frei sind, oder erstatten die Zahlung vollständig.',
})
