import { type waitingDialog as english } from '@/content/words/en/waiting-dialog'
import { translate } from '@/content/words/translation'

export const waitingDialog = translate<typeof english>()({
  introduction:
    'Freie Plätze bieten wir in der Reihenfolge an, in der Gäste ihren Eintrag bestätigt haben, und zwar über einen Link, den wir Ihnen jetzt per E-Mail schicken. Ist ein Platz für Sie frei, schreiben wir noch einmal und halten ihn bis zu {hours} Stunden frei, kürzer, wenn die Tour bald beginnt.',
  dates: 'Termine',
  moreDates: 'Weitere Termine',
  dateMissing: 'Bitte wählen Sie mindestens einen Termin',
  privacy:
    'Jede E-Mail hat einen Link, mit dem Sie die Liste verlassen. Was wir speichern, steht in der <link>Datenschutzerklärung</link>.',
  join: 'Auf die Warteliste',
  sending: 'Einen Moment, bitte: Wir notieren Ihre Termine.',
  failed:
    'Wir konnten Sie nicht auf die Liste setzen. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns.',
  done: 'Fertig',
  sent: 'Fast geschafft: Wir haben eine E-Mail an {email} geschickt. Ihr Eintrag zählt, sobald Sie auf den Link darin klicken. Der Link gilt {hours} Stunden.',
})
