import { type emailBooking as english } from '@/content/words/en/email-booking'
import { translate } from '@/content/words/translation'

export const emailBooking = translate<typeof english>()({
  confirmedSubject: 'Buchung bestätigt',
  confirmedHeadline: 'Ihre Buchung ist bestätigt',
  confirmedPaid:
    'Vielen Dank. Ihre Zahlung, {amount} {method}, ist eingegangen, und Ihre Plätze sind fest gebucht. Ihre Buchungsnummer ist {reference}; bitte halten Sie sie bereit, wenn Sie schreiben oder anrufen.',
  confirmedFree:
    'Vielen Dank. Ihre Plätze sind fest gebucht, und es ist nichts zu zahlen. Ihre Buchungsnummer ist {reference}; bitte halten Sie sie bereit, wenn Sie schreiben oder anrufen.',
  paidTooMuch: 'Das ist mehr als der Preis Ihrer Buchung.',
  tellWhatToKnow: 'Sagen Sie uns, was wir wissen sollten',
  askPlace:
    'Nennen Sie uns Name und Adresse Ihrer Unterkunft {hasPage, select, true {auf der Seite Ihrer Buchung} other {in einer Antwort auf diese E-Mail}}.',
  askHealth:
    'Auf der Seite Ihrer Buchung können Sie auch Allergien, eingeschränkte Beweglichkeit, das Alter der Kinder und gewünschte Kindersitze angeben.',
  keepTheDay: 'Termin eintragen',
  ifWeCancelTitle: 'Wenn wir absagen müssen',
  ifWeCancel:
    'Dann wählen Sie zwischen voller Erstattung und einem anderen Termin. Hören wir innerhalb von {choiceDays} Tagen nach unserer E-Mail nichts von Ihnen, geht der volle Preis an Sie zurück, ohne dass Sie darum bitten müssen. Eine Erstattung leiten wir innerhalb von höchstens {startDays} Tagen ein; auf einer Karte kommt sie meist innerhalb von {from} bis {to} Arbeitstagen an.',
  ifWrongTitle: 'Wenn etwas nicht stimmt',
  ifWrong:
    'Sagen Sie es dem Guide gleich an Ort und Stelle, oder antworten Sie auf diese E-Mail. Ist die Tour nicht so, wie sie beschrieben war, können Sie verlangen, dass wir das beheben, und wo das nicht möglich ist, dass wir den Preis mindern. Wenn wir uns nicht einigen: In Finnland können Sie sich an die Verbraucherberatung der Wettbewerbs- und Verbraucherbehörde (kkv.fi) wenden und danach an den Verbraucherbeschwerdeausschuss (kuluttajariita.fi), der Beschwerden nur auf Finnisch und Schwedisch annimmt; anderswo in der Europäischen Union, in Norwegen und in Island an das Europäische Verbraucherzentrum Ihres eigenen Landes (eccnet.eu).',
  contractTitle: 'Ihr Vertrag',
  contract:
    'Ihr Vertragspartner ist {legalName}, Unternehmensnummer (Y-tunnus) {businessId}, {address}. Der Preis enthält die Mehrwertsteuer. Bei Freizeitleistungen zu einem festen Termin besteht kein 14-tägiges Widerrufsrecht; es gelten die Stornobedingungen, die oben stehen. Der Vertrag ist auf Deutsch geschlossen und unterliegt finnischem Recht. Die Allgemeinen Geschäftsbedingungen sind vollständig beigefügt und stehen auch unter {url}',

  reminderSubject: 'Ihre Tour steht bevor',
  reminderHeadline: 'Wir freuen uns auf Sie',
  reminder:
    'Ihre Tour ist am {day}. {times} (finnische Zeit). Hier steht, was Ihnen bei der Vorbereitung hilft.',
  reminderHealth:
    'Gibt es eine Allergie, oder ist jemand schlecht zu Fuß? Dann sagen Sie es unserem Guide bitte auch auf der Seite Ihrer Buchung.',
  whereDoYouStay: 'Wo übernachten Sie?',
  placeNotKnown:
    'Wir wissen noch nicht, wo wir Sie abholen sollen. Bitte nennen Sie uns Name und Adresse Ihrer Unterkunft {hasPage, select, true {auf der Seite Ihrer Buchung} other {in einer Antwort auf diese E-Mail}}.',
  whereWeMeet: 'Treffpunkt',
  pickUpHere:
    'Hier treffen wir Sie: {place}. Wenn sich das geändert hat, sagen Sie es uns bitte {hasPage, select, true {auf der Seite Ihrer Buchung} other {in einer Antwort auf diese E-Mail}}.',
  guide: 'Ihr Guide ist {name}.',
  guideSpeaks: 'Ihr Guide ist {name} und spricht {languages}.',
  sampleGuideSpeaks: 'Ihr Guide ist {name} (Beispiel-Guide) und spricht {languages}.',

  thanksSubject: 'Danke, dass Sie da waren',
  thanksPreheader: 'Danke, dass Sie mit uns unterwegs waren. Wie war es?',
  thanks:
    'Danke, dass Sie mit uns unterwegs waren. Es war schön, Sie am {day} dabeizuhaben, und wir hoffen, dass Ihnen inzwischen wieder warm ist.',
  howWasIt: 'Wie war es?',
  askReview:
    'Ein paar Zeilen von Ihnen helfen allen, die überlegen, ob sie kommen. Wir lesen jede Bewertung, bevor wir sie veröffentlichen, und veröffentlichen auch die kritischen. Wenn etwas nicht so war, wie es hätte sein sollen, können Sie auch auf diese E-Mail antworten, damit wir es in Ordnung bringen.',
  writeReview: 'Bewertung schreiben',

  reviewSubject: 'Ihre Bewertung wird nicht veröffentlicht',
  reviewHeadline: 'Zu Ihrer Bewertung',
  reviewThanks: 'Danke, dass Sie über die Tour „{tourName}“ am {day} geschrieben haben.',
  reviewNotShown: 'Wir veröffentlichen sie nicht.',
  reviewAgain:
    'Wir lehnen nie eine Bewertung ab, weil sie kritisch ist. Wenn Sie dasselbe auf andere Weise sagen möchten, ziehen Sie die Bewertung auf ihrer Seite zurück, und schreiben Sie sie neu. Wenn Sie meinen, dass wir uns irren, antworten Sie auf diese E-Mail, und sagen Sie uns, warum.',
  yourReview: 'Ihre Bewertung',

  notedSubject: 'Für Ihre Tour notiert',
  notedChange: 'Wir haben Ihre Änderung notiert.',
  notedWishes: 'Ihre Wünsche haben wir: Das Büro gibt sie an Ihren Guide weiter.',
  notedPlace: 'Ihre Unterkunft haben wir notiert: {place}.',
  notedPickUp: 'Ihre Unterkunft ist notiert, und wir holen Sie dort ab: {place}.',
  correctIt: 'Stimmt etwas nicht? Korrigieren Sie es auf der Seite Ihrer Buchung.',
  healthNotMentioned:
    'Unsere E-Mails erwähnen nie einen Hinweis zu Ihrer Gesundheit: Wenn Sie einen gespeichert haben, steht er auf der Seite Ihrer Buchung, wo Sie ihn lesen und löschen können.',
  calendarHasPlace: 'In der beigefügten Kalenderdatei steht der Ort: {place}.',

  newAddressSubject: 'Neue E-Mail-Adresse',
  newAddressHeadline: 'Ihre E-Mail-Adresse ist geändert',
  newAddress: 'Wie gewünscht, gehen unsere E-Mails zur Buchung {reference} künftig an {email}.',
  oldLinksEnded:
    'Links zur Buchung, die vorher verschickt wurden, gelten nicht mehr. Sonst hat sich an ihr nichts geändert.',
  notYou: 'Wenn Sie das nicht waren, rufen Sie uns bitte an, {phone}: Wir bringen es sofort in Ordnung.',
  newAddressReason: 'Sie erhalten diese E-Mail, weil es darin um die Adresse der Buchung {reference} geht.',

  proveSubject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse ({reference})',
  proveHeadline: 'Ist das Ihre Adresse?',
  bookingNumber: 'Buchung {reference}',
  proveAddress:
    'Jemand, wahrscheinlich Sie selbst, möchte unsere E-Mails zur Buchung {reference} an diese Adresse bekommen.',
  proveSteps:
    'Damit sie hier ankommen, öffnen Sie die Seite unten, und drücken Sie „Diese Adresse verwenden“. Der Link gilt {hours, plural, one {# Stunde} other {# Stunden}}; bis dahin ändert sich nichts. Soll die Adresse auch für andere Buchungen von Ihnen gelten, halten Sie deren Buchungsnummern bereit.',
  confirmAddress: 'Adresse bestätigen',
  proveNotYou:
    'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ohne diesen Schritt bekommen Sie keine weitere E-Mail.',
  proveReason: 'Sie erhalten diese E-Mail, weil jemand diese Adresse für eine Buchung bei uns angegeben hat.',

  linkSubject: 'Ihre Buchung {reference}',
  linksSubject: 'Ihre Buchungen bei uns',
  linksPreheader: 'Der Link, um den Sie gebeten haben.',
  linksHeadline: 'Hier ist Ihr Link',
  bookingsHere: '{count, plural, one {# Buchung} other {# Buchungen}} mit dieser Adresse',
  links:
    'Jemand, wahrscheinlich Sie selbst, hat auf unserer Website um die Links zu den Buchungen dieser Adresse gebeten. Wer einen Link hat, kann die Buchung sehen und ändern, behalten Sie ihn also für sich.',
  dayAndReference: '{day}\nBuchungsnummer {reference}',
  linksNotYou: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Die E-Mail ist nur an Sie gegangen.',
  linksReason: 'Sie erhalten diese E-Mail, weil jemand Ihre Adresse unter „Buchung finden“ eingegeben hat.',

  messageSubject: 'Eine Nachricht zu Ihrer Tour',
  messageAbout: 'Wir schreiben Ihnen wegen der Tour „{tourName}“ am {day}.',
})
