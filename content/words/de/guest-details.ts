import { type guestDetails as english } from '@/content/words/en/guest-details'
import { translate } from '@/content/words/translation'

export const guestDetails = translate<typeof english>()({
  filledIn:
    'Übernommen aus Ihrer Buchung {reference}, aber hier noch nicht gespeichert. Bitte prüfen Sie die Angaben.',
  save: 'Speichern',

  name: 'Name',
  email: 'E-Mail',
  emailHint:
    'An eine neue Adresse schicken wir zuerst einen Link; sie gilt erst, wenn Sie sie darüber bestätigt haben.',
  phone: 'Telefon',
  language: 'Sprache',
  languageHint: 'Für diese Seite und künftig für unsere E-Mails.',
  whereYouAre: 'Ihre Unterkunft',
  pickUp: 'Abholort',
  pickUpHint: 'Hotel oder Adresse: Dort holt der Guide Sie ab. Sie können das auch später angeben.',
  meetingHint: 'Hotel oder Adresse, damit wir einen Treffpunkt vereinbaren können.',
  whatToKnow: 'Was wir wissen sollten',
  wishes: 'Wünsche',
  wishesHint:
    'Das Alter der Kinder, Kindersitze, Schuhgrößen, ein Geburtstag. Bitte nichts über Ihre Gesundheit: Dafür ist das Feld darunter.',
  health: 'Gesundheit',
  healthHint:
    'Allergien, Krankheiten, eingeschränkte Beweglichkeit: was der Guide wissen sollte, um darauf Rücksicht zu nehmen.',
  agree: 'Ich willige ein',

  consentMissing: 'Bitte kreuzen Sie das Kästchen an, oder lassen Sie das Feld zur Gesundheit leer',
  noConsent:
    'Über Ihre Gesundheit wurde nichts gespeichert, weil das Kästchen unten nicht angekreuzt war. Alles andere ist gespeichert. Bitte kreuzen Sie das Kästchen an, und bestätigen Sie noch einmal.',
  notSaved:
    'Was Sie hier eingegeben haben, konnte nicht gespeichert werden; es gilt weiter, was vorher hier stand. Alles andere ist gespeichert. Bitte prüfen Sie Ihre Eingabe.',
  missing:
    'Bitte füllen Sie alle Pflichtfelder aus. Was Sie eingegeben haben, ist noch da, aber noch nicht gespeichert; alles andere ist gespeichert.',
  tooLong:
    'Hier passen höchstens {most} Zeichen hin. Was Sie eingegeben haben, ist noch da, aber noch nicht gespeichert; alles andere ist gespeichert.',
  unusable:
    'Hier stehen Zeichen, die wir nicht verwenden können. Was Sie eingegeben haben, ist noch da, aber noch nicht gespeichert; alles andere ist gespeichert.',
  notAnAddress:
    'Diese E-Mail-Adresse ist ungültig. Was Sie eingegeben haben, ist noch da, aber noch nicht gespeichert; alles andere ist gespeichert.',
  healthConsentText:
    'Ich willige ein, dass {brand} meine Angaben zur Gesundheit speichert und dass der Guide sie liest, damit auf der Tour darauf Rücksicht genommen werden kann. Sie werden {days} Tage nach der Tour gelöscht. Diese Einwilligung kann ich jederzeit auf der Seite meiner Buchung widerrufen.',
})
