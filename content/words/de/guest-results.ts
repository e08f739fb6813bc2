import { type guestResults as english } from '@/content/words/en/guest-results'
import { translate } from '@/content/words/translation'

export const guestResults = translate<typeof english>()({
  changed: 'Ihre Buchung ist geändert. Eine E-Mail bestätigt es.',
  details: 'Ihre Angaben sind geändert.',
  forgotten: 'Was Sie über Ihre Gesundheit geschrieben haben, ist gelöscht.',
  held: 'Die Plätze sind für Sie freigehalten. Bezahlen Sie jetzt, und die Änderung wird gemacht.',
  held_for_coins:
    'Die Plätze sind für Sie freigehalten. Sobald Ihre Zahlung eingegangen ist, wird die Änderung gemacht.',
  paid: 'Wenn Sie gerade bezahlt haben, zeigt diese Seite es gleich: Bitte laden Sie sie noch einmal, bevor Sie noch einmal zahlen.',
  chosen: 'Vielen Dank: Das ist erledigt. Eine E-Mail bestätigt es.',
  cancelled: 'Ihre Buchung ist storniert. Eine E-Mail bestätigt es.',
  kept: 'Die Änderung entfällt. Ihre Buchung bleibt, wie sie war.',
  already: 'Das war schon gemacht, und nur einmal. Ihre Buchung ist so, wie Sie sie hier sehen.',
  ended: 'Diese Buchung war schon beendet, vielleicht aus einem anderen Fenster. Mehr ist nicht geschehen.',
  gone: 'Es wartete nichts mehr auf seine Zahlung: Es war bezahlt oder aufgegeben, oder die Zeit war abgelaufen. Abgebucht wurde dadurch nichts; Ihre Buchung ist so, wie Sie sie hier sehen.',
  too_late_to_pay:
    'Die Zeit, die Änderung zu bezahlen, ist vorbei, deshalb wird sie nicht gemacht. Abgebucht wurde nichts, und Ihre Buchung bleibt, wie sie war; Sie können die Änderung noch einmal anfordern.',
  address:
    'Um die neue E-Mail-Adresse zu verwenden, öffnen Sie den Link, den wir gerade dorthin geschickt haben. Er gilt {hours} Stunden; bis dahin gehen unsere E-Mails an die Adresse, die wir haben.',
  address_again:
    'Den Link haben wir vor weniger als einer Minute an Ihre neue Adresse geschickt, deshalb haben wir keinen zweiten geschickt. Kommt er nicht an, können Sie in einer Minute einen neuen anfordern.',
  address_limited:
    'Wir haben für diese Buchung viele Links an neue Adressen geschickt, deshalb haben wir keinen mehr geschickt. Bitte versuchen Sie es morgen wieder, oder rufen Sie uns an.',
  proved:
    'Vielen Dank: Unsere E-Mails kommen von jetzt an an Ihre neue Adresse. Bewahren Sie den Link auf, den wir gerade dorthin geschickt haben.',
  proved_others:
    'Vielen Dank: Unsere E-Mails zu dieser Buchung und zu den anderen, die Sie genannt haben, kommen von jetzt an an Ihre neue Adresse. Zu jeder ist ein eigener Link dorthin unterwegs.',
  proved_some:
    'Vielen Dank: Unsere E-Mails zu dieser Buchung kommen von jetzt an an Ihre neue Adresse. Von den anderen Nummern gehört mindestens eine nicht zu einer Buchung mit Ihrer alten Adresse, die sich gerade ändern lässt: Bitte öffnen Sie jene Buchung, und ändern Sie dort die Angaben.',
  address_dropped:
    'Die neue Adresse ist verworfen, und der Link, den wir dorthin geschickt haben, gilt nicht mehr. Unsere E-Mails gehen an die Adresse, die wir haben.',
  address_gone:
    'Es wartet keine neue Adresse mehr: Sie wurde bestätigt oder verworfen, ihre Zeit war abgelaufen, oder die Tour hat begonnen oder die Buchung ist beendet.',
  unpayable:
    'Die Zahlungsseite konnte nicht geöffnet werden. Abgebucht wurde nichts; bitte versuchen Sie es gleich noch einmal.',
})
