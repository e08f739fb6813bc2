import { type guestResults as english } from '@/content/words/en/guest-results'
import { translate } from '@/content/words/translation'

export const guestResults = translate<typeof english>()({
  changed: 'Ihre Buchung ist geändert. Die Bestätigung kommt per E-Mail.',
  details: 'Ihre Angaben sind geändert.',
  forgotten: 'Was Sie über Ihre Gesundheit geschrieben haben, ist gelöscht.',
  held: 'Die Plätze halten wir für Sie frei. Sobald Sie bezahlt haben, gilt die Änderung.',
  held_for_coins:
    'Die Plätze halten wir für Sie frei. Sobald Ihre Zahlung eingegangen ist, gilt die Änderung.',
  paid: 'Haben Sie gerade bezahlt, steht es gleich auf dieser Seite: Bitte laden Sie sie neu, bevor Sie noch einmal zahlen.',
  chosen: 'Vielen Dank: Das ist erledigt. Die Bestätigung kommt per E-Mail.',
  cancelled: 'Ihre Buchung ist storniert. Die Bestätigung kommt per E-Mail.',
  kept: 'Die Änderung entfällt. Ihre Buchung bleibt, wie sie war.',
  already: 'Das war schon erledigt, und zwar nur einmal. Ihre Buchung ist so, wie Sie sie hier sehen.',
  ended: 'Diese Buchung war schon beendet, vielleicht aus einem anderen Fenster. Mehr ist nicht geschehen.',
  gone: 'Hier war nichts mehr zu bezahlen: Es war schon bezahlt oder aufgegeben, oder die Frist war abgelaufen. Abgebucht wurde dabei nichts; Ihre Buchung ist so, wie Sie sie hier sehen.',
  too_late_to_pay:
    'Die Frist, die Änderung zu bezahlen, ist abgelaufen, deshalb entfällt sie. Abgebucht wurde nichts, und Ihre Buchung bleibt, wie sie war; Sie können die Änderung noch einmal anfordern.',
  address:
    'Um die neue E-Mail-Adresse zu verwenden, öffnen Sie den Link, den wir gerade dorthin geschickt haben. Er gilt {hours} Stunden; bis dahin gehen unsere E-Mails an die bisherige Adresse.',
  address_again:
    'Den Link haben wir vor weniger als einer Minute an Ihre neue Adresse geschickt, deshalb haben wir keinen zweiten geschickt. Kommt er nicht an, können Sie in einer Minute einen neuen anfordern.',
  address_limited:
    'Wir haben für diese Buchung viele Links an neue Adressen geschickt, deshalb haben wir keinen mehr geschickt. Bitte versuchen Sie es morgen wieder, oder rufen Sie uns an.',
  proved:
    'Vielen Dank: Unsere E-Mails gehen künftig an Ihre neue Adresse. Bewahren Sie den Link auf, den wir gerade dorthin geschickt haben.',
  proved_others:
    'Vielen Dank: Unsere E-Mails zu dieser Buchung und zu den anderen, die Sie genannt haben, gehen künftig an Ihre neue Adresse. Zu jeder ist ein eigener Link dorthin unterwegs.',
  proved_some:
    'Vielen Dank: Unsere E-Mails zu dieser Buchung gehen künftig an Ihre neue Adresse. Von den anderen Nummern gehört mindestens eine nicht zu einer Buchung mit Ihrer alten Adresse, die sich gerade ändern lässt: Bitte öffnen Sie die betreffende Buchung, und ändern Sie dort die Angaben.',
  address_dropped:
    'Die neue Adresse ist verworfen, und der Link, den wir dorthin geschickt haben, gilt nicht mehr. Unsere E-Mails gehen weiter an die bisherige Adresse.',
  address_gone:
    'Es ist keine neue Adresse mehr zu bestätigen: Sie wurde schon bestätigt oder verworfen, ihr Link ist abgelaufen, die Tour hat begonnen, oder die Buchung ist beendet.',
  unpayable:
    'Die Zahlungsseite konnte nicht geöffnet werden. Abgebucht wurde nichts; bitte versuchen Sie es gleich noch einmal.',
})
