import { type review as english } from '@/content/words/en/review'
import { translate } from '@/content/words/translation'

export const review = translate<typeof english>()({
  title: 'Wie war es?',
  description:
    'Schreiben Sie über die Tour, die Sie mit uns gemacht haben, lesen Sie Ihre Bewertung noch einmal, oder ziehen Sie sie zurück.',
  stars: 'Sterne',
  starCount: '{count, plural, one {# Stern} other {# Sterne}}',
  words: 'Ihre Bewertung',
  wordsHint: 'Was Sie Freunden erzählen würden: was gut war und was nicht. Mindestens {least} Zeichen.',
  firstName: 'Vorname',
  country: 'Land',
  language: 'Sprache',
  anotherLanguage: 'Andere Sprache',
  photograph:
    'Wenn der Guide mich auf dieser Tour fotografiert hat, dürfen Sie das Foto zu meiner Bewertung zeigen. (Freiwillig)',
  whatIsShown:
    'Alle können Ihre Sterne, Ihren Text, Ihren Vornamen und Ihr Land lesen, mit der Zeile „{line}“. Über denselben Link ziehen Sie die Bewertung bis {day} zurück, danach, indem Sie uns schreiben.',
  send: 'Bewertung senden',
  missing: 'Bitte füllen Sie dies aus',

  sent: 'Vielen Dank. Ihre Bewertung ist bei uns.',
  exists:
    'Über diese Tour haben Sie schon geschrieben, deshalb wurde nichts noch einmal gesendet. Wenn Sie sie ändern möchten, ziehen Sie diese zuerst zurück, und schreiben Sie sie neu.',
  withdrawn: 'Ihre Bewertung ist gelöscht, hier und auf unseren Seiten. Gern können Sie eine neue schreiben.',
  limited:
    'Das wurde sehr oft gesendet, deshalb wurde jetzt nichts gesendet. Ihr Text ist noch da: Bitte versuchen Sie es in einer Stunde noch einmal.',

  received: 'Ihre Bewertung wird noch nicht gezeigt',
  receivedText:
    'Wir lesen jede Bewertung, bevor wir sie zeigen, und zeigen auch die kritischen. Wie wir das tun, steht im <link>Impressum</link>.',
  published: 'Ihre Bewertung ist veröffentlicht',
  publishedText: 'Sie steht unter <link>allen Bewertungen</link>.',
  refused: 'Ihre Bewertung wird nicht gezeigt',
  refusedText: 'Wir zeigen sie nicht.',
  changedMind: 'Anders überlegt?',
  ifYouWithdraw:
    'Ziehen Sie sie zurück, und sie wird sofort gelöscht, hier und auf unseren Seiten, mit Ihrer Einwilligung zu einem Foto und jedem, das wir zeigen.',
  withdraw: 'Bewertung zurückziehen',
})
