import { type emailChange as english } from '@/content/words/en/email-change'
import { translate } from '@/content/words/translation'

export const emailChange = translate<typeof english>()({
  changedSubject: 'Buchung geändert',
  changedHeadline: 'Ihre Buchung ist geändert',
  changedByUsSubject: 'Wir haben Ihre Buchung geändert',
  changedByUs: 'Diese Änderung ging von uns aus, und sie tut uns leid.',
  unsuitedTitle: 'Wenn Ihnen das nicht passt',
  unsuited:
    'Bitte antworten Sie auf diese E-Mail, oder rufen Sie uns an: {phone}. Wir suchen mit Ihnen einen anderen Termin, oder wir stornieren die Buchung und erstatten alles, was Sie dafür bezahlt haben.',
  otherTour:
    'Die Buchung {reference} gilt jetzt für die Tour „{tourName}“ am {day} statt für „{formerTour}“ am {formerDay}.',
  otherDay: 'Die Buchung {reference} gilt jetzt für {day}, statt für {formerDay}.',
  otherParty: 'Die Buchung {reference} gilt jetzt für {party} statt für {formerParty}.',
  otherPrice: 'Der Preis der Buchung {reference} ist jetzt {price}.',
  stillToPay: 'Noch zu zahlen sind {amount}, {due, select, none {rechtzeitig} other {bis {due}}}.',
  detailsVoid:
    'Zahlungsdaten, die Sie vielleicht schon von uns haben, gelten nicht mehr: Bitte warten Sie auf die neuen, die wir Ihnen schicken.',
  changePaid: 'Ihre Zahlung für die Änderung, {amount} {method}, ist eingegangen.',
  costsNothing: 'Es ist nichts nachzuzahlen, und es wird nichts erstattet.',

  paymentSubject: 'Ihre Änderung ist noch zu bezahlen',
  paymentPreheader: 'Zu zahlen sind {amount}, {due, select, none {rechtzeitig} other {bis {due}}}.',
  paymentHeadline: 'Ihre Änderung ist vorbereitet',
  payment:
    '{isByUs, select, true {Wir haben} other {Wie gewünscht, haben wir}} eine Änderung der Buchung {reference} vorbereitet: {party} am {day}. Dafür sind {amount} zu zahlen, {due, select, none {rechtzeitig} other {bis {due}}}, und so lange halten wir die Plätze für Sie frei.',
  paymentSteps:
    'Die Seite Ihrer Buchung führt zur Zahlung: Drücken Sie dort „Zahlungspflichtig buchen“, und einen Augenblick später gilt die Änderung. Wenn Sie lieber alles lassen möchten, wie es ist, drücken Sie „Buchung nicht ändern“. Bleibt sie unbezahlt, entfällt die Änderung von selbst, und Ihre Buchung bleibt, wie sie war.',
  bookingAfterChange: 'Ihre Buchung nach der Änderung',

  droppedSubject: 'Ihre Änderung ist nicht mehr vorgemerkt',
  droppedPreheader: 'Ihre Buchung gilt so, wie sie unten steht, und zu zahlen ist nichts.',
  dropped:
    'Wir hatten eine Änderung der Buchung {reference} vorbereitet, die noch nicht bezahlt war. Sie ist nicht mehr vorgemerkt, und dafür ist nichts zu zahlen. Die Buchung gilt für {party} am {day}.',
  droppedNext:
    'Wenn Sie die Änderung noch möchten, antworten Sie bitte auf diese E-Mail, und wir bereiten sie wieder vor. Haben Sie sie schon bezahlt, erstatten wir diese Zahlung vollständig.',
  changeGone:
    'Die Änderung auf {party} am {day}, die noch nicht bezahlt war, gilt nicht mehr, und dafür ist nichts zu zahlen. Haben Sie sie schon bezahlt, auch nur zum Teil, geht alles an Sie zurück. Wenn Sie die Änderung noch möchten, fordern Sie sie auf der Seite Ihrer Buchung noch einmal an, oder antworten Sie auf diese E-Mail.',

  lapsedSubject: 'Ihre Änderung ist unbezahlt entfallen',
  lapsedPreheader: 'Ihre Buchung bleibt, wie sie war, und zu zahlen ist nichts.',
  lapsed:
    'Die Zahlung für die Änderung der Buchung {reference} ist nicht rechtzeitig bei uns eingegangen. Die Änderung ist deshalb von selbst entfallen, und dafür ist nichts zu zahlen.',
  lapsedDetailsVoid: 'Zahlungsdaten, die Sie vielleicht dafür haben, gelten nicht mehr.',
  staysAsItWas: 'Die Buchung bleibt, wie sie war: {party} am {day}.',
  lapsedNext:
    'Wenn Sie die Änderung noch möchten, fordern Sie sie auf der Seite Ihrer Buchung noch einmal an, {until}, oder antworten Sie auf diese E-Mail. Haben Sie inzwischen bezahlt, nehmen wir die Änderung vor, wenn noch Platz ist, oder erstatten die Zahlung vollständig.',
})
