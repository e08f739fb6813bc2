import { type guestDetails as english } from '@/content/words/en/guest-details'
import { translate } from '@/content/words/translation'

export const guestDetails = translate<typeof english>()({
  filledIn:
    'Ausgefüllt wie in Ihrer Buchung {reference} und für diese noch nicht gespeichert. Bitte prüfen Sie es.',
  save: 'Speichern',

  name: 'Name',
  email: 'E-Mail',
  emailHint: 'An eine neue Adresse schicken wir zuerst einen Link: Sie gilt, sobald Sie ihn geöffnet haben.',
  phone: 'Telefon',
  language: 'Sprache',
  languageHint: 'Für diese Seite und von jetzt an für unsere E-Mails.',
  whereYouAre: 'Wo Sie wohnen',
  pickUp: 'Abholort',
  pickUpHint: 'Hotel oder Adresse, wo der Guide Sie abholt.',
  meetingHint: 'Hotel oder Adresse, damit wir einen Treffpunkt vereinbaren können.',
  whatToKnow: 'Was wir wissen sollten',
  wishes: 'Wünsche',
  wishesHint:
    'Das Alter der Kinder, Kindersitze, Schuhgrößen, ein Geburtstag. Bitte nichts über Ihre Gesundheit: Dafür ist das Feld darunter.',
  health: 'Gesundheit',
  healthHint:
    'Allergien, Krankheiten, wie gut Sie zu Fuß sind: was der Guide wissen sollte, um auf Sie zu achten.',
  agree: 'Ich willige ein',

  noConsent:
    'Über Ihre Gesundheit wurde nichts gespeichert, weil das Kästchen unten nicht angekreuzt war. Alles andere ist gespeichert. Bitte kreuzen Sie das Kästchen an, und bestätigen Sie noch einmal.',
  notSaved:
    'Was Sie hier eingegeben haben, konnte nicht gespeichert werden, also ist es, wie es war. Alles andere ist gespeichert. Bitte prüfen Sie es.',
  missing:
    'Bitte füllen Sie alle Pflichtfelder aus. Was Sie eingegeben haben, ist noch da und noch nicht gespeichert; alles andere schon.',
  tooLong:
    'Hier passen höchstens {most} Zeichen hin. Was Sie eingegeben haben, ist noch da und noch nicht gespeichert; alles andere schon.',
  unusable:
    'Hier stehen Zeichen, die wir nicht verwenden können. Was Sie eingegeben haben, ist noch da und noch nicht gespeichert; alles andere schon.',
  notAnAddress:
    'Diese E-Mail-Adresse ist ungültig. Was Sie eingegeben haben, ist noch da und noch nicht gespeichert; alles andere schon.',
  healthConsentText:
    'Ich willige ein, dass {brand} speichert, was ich hier über Gesundheit schreibe, und dass unser Guide es liest, damit auf der Tour auf mich geachtet werden kann. Es wird {days} Tage nach der Tour gelöscht. Diese Einwilligung kann ich jederzeit auf der Seite meiner Buchung widerrufen.',
})
