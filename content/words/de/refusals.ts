import { type refusals as english } from '@/content/words/en/refusals'
import { translate } from '@/content/words/translation'

export const refusals = translate<typeof english>()({
  dateNotFound: 'Diesen Termin gibt es nicht',
  dateClosed: 'Dieser Termin lässt sich nicht mehr buchen. Bitte wählen Sie einen anderen.',
  cryptoClosed: 'Ab {hours} Stunden vor Beginn lässt sich ein Termin nur noch mit Karte buchen.',
  bookingKeyReused: 'Dieser Idempotency-Key gehört zu einer anderen Buchung.',
  requestKeyReused: 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
  proofRequired:
    'Wir konnten nicht erkennen, ob ein Mensch dies abgeschickt hat. Bitte senden Sie es noch einmal, oder schreiben Sie uns.',
  notEnoughSlots: 'Freie Plätze an diesem Termin: nur noch {seats}',
  notEnoughCryptoSlots:
    'Für Kryptowährung {seats, plural, =0 {lassen sich an diesem Termin gerade keine Plätze mehr} one {lässt sich an diesem Termin gerade nur noch # Platz} other {lassen sich an diesem Termin gerade nur noch # Plätze}} freihalten. Bitte versuchen Sie es mit Karte.',
  priceChanged:
    'Der Preis hat sich geändert: Der Gesamtpreis ist jetzt {total}. Bitte prüfen Sie ihn, und versuchen Sie es noch einmal.',
  tooManyUnpaid:
    'Von Ihrem Anschluss aus sind viele Plätze auf dieser Tour freigehalten und noch nicht bezahlt. Bitte bezahlen Sie eine dieser Buchungen, oder versuchen Sie es in {hours, plural, =0 {{minutes, plural, one {einer Minute} other {# Minuten}}} one {einer Stunde} other {# Stunden}} noch einmal. Für eine große Gruppe schreiben Sie uns.',
  limitUsedUp:
    'Von Ihnen kamen sehr viele Anfragen. Bitte versuchen Sie es in {hours, plural, =0 {{minutes, plural, one {einer Minute} other {# Minuten}}} one {einer Stunde} other {# Stunden}} noch einmal, oder schreiben Sie uns.',
  placesKept:
    'Plätze am {day} halten wir für Gäste frei, die gerade bezahlen. Sie können in einigen Minuten wieder frei sein: Bitte versuchen Sie es dann im Kalender noch einmal.',
  hasRoom: 'Am {day} ist Platz für Sie: Bitte buchen Sie ihn im Kalender.',
  partyTooLarge:
    'Dieser Termin hat insgesamt {seats, plural, one {# Platz} other {# Plätze}}. Für eine größere Gruppe schreiben Sie uns bitte.',
  noPaymentPage:
    'Die Zahlungsseite konnte nicht geöffnet werden. Abgebucht wurde nichts. Bitte versuchen Sie es noch einmal.',
  noPaymentPageBecause:
    'Die Zahlungsseite konnte nicht geöffnet werden ({code}). Abgebucht wurde nichts. Bitte versuchen Sie es noch einmal.',
  linkEnded: 'Dieser Link gilt nicht mehr.',
  tooManyTries: 'Zu viele Versuche. Bitte warten Sie.',
  noDocument: 'Dieses Dokument gibt es nicht.',
  notInCalendar: 'Diese Buchung gehört in keinen Kalender.',
  noEmailAddress: 'Das ist keine E-Mail-Adresse. Bitte prüfen Sie sie.',

  didNotWork: 'Das hat nicht geklappt',
  goBack: 'Zurück',
  callOrWrite: 'Eilt es? Rufen Sie {phone} an oder schreiben Sie an {email}.',
})
