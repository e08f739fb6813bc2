import { type emailWaiting as english } from '@/content/words/en/email-waiting'
import { translate } from '@/content/words/translation'

export const emailWaiting = translate<typeof english>()({
  howWeOffer: 'Wie wir freie Plätze anbieten',
  order:
    'Freie Plätze bieten wir in der Reihenfolge an, in der Gäste ihren Eintrag bestätigt haben. Niemand wird übergangen, außer wenn der freie Platz für eine Gruppe nicht reicht, für die nächste aber schon, oder wenn über denselben Internetanschluss auf einmal mehr Plätze angeboten würden, als ein ganzer Termin hat.',

  joinedSubject: 'Bestätigen Sie Ihren Eintrag auf der Warteliste: {tourName}',
  joinedPreheader: 'Ein Klick, und Ihr Eintrag zählt von da an.',
  joinedHeadline: 'Bestätigen Sie Ihren Eintrag auf der Warteliste',
  joined:
    'Danke, dass Sie warten. Bitte bestätigen Sie Ihren Eintrag innerhalb von {confirmHours} Stunden: Er zählt von da an. Ist an einem Ihrer Termine Platz für {party}, schreiben wir Ihnen und halten den Platz bis zu {offerHours} Stunden frei, kürzer, wenn die Tour bald beginnt, damit Sie Zeit haben, sich zu entscheiden. Vorher ist nichts zu zahlen.',
  confirmPlace: 'Eintrag bestätigen',
  yourDates: 'Ihre Termine',
  leaveByLink:
    'Wenn sich Ihre Pläne ändern, können Sie die Liste über denselben Link jederzeit verlassen. Hat jemand anders Ihre Adresse eingegeben, brauchen Sie nichts zu tun: Was nicht bestätigt wird, wird gelöscht.',
  joinedReason:
    'Sie erhalten diese E-Mail, weil diese E-Mail-Adresse in das Formular einer Warteliste auf unserer Website eingegeben wurde.',

  offeredSubject: 'Ein Platz ist für Sie frei',
  offered:
    'An dem Termin, auf den Sie gewartet haben, ist Platz für {party}. Zahlen Sie {due, select, none {rechtzeitig} other {bis {due}}}, und der Platz gehört Ihnen; danach geht er an den nächsten Gast.',
  payOnPage:
    'Drücken Sie die Schaltfläche unten, um den Platz zu sehen und zu bezahlen. Mit Karte ist er sofort bestätigt, und die Bestätigung folgt per E-Mail.',
  payByReply: 'Zum Bezahlen antworten Sie auf diese E-Mail, oder rufen Sie uns an.',
  seeAndPay: 'Ansehen und bezahlen',
  yourPlace: 'Ihr Platz, Buchungsnummer {reference}',
  dateUnsuitedTitle: 'Wenn Ihnen der Termin nicht mehr passt',
  dateUnsuited:
    'Sie brauchen nichts zu tun: Der Platz geht von selbst an den nächsten Gast, und Sie schulden nichts. Wenn Sie auch auf Ihre anderen Termine nicht mehr warten möchten, können Sie die Liste verlassen.',
  leaveList: 'Warteliste verlassen',
  offeredReason:
    'Sie erhalten diese E-Mail, weil diese E-Mail-Adresse für diesen Termin auf der Warteliste steht.',
})
