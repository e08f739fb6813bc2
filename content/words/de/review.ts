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
    'Wenn der Guide mich auf dieser Tour fotografiert hat, darf das Foto zu meiner Bewertung gezeigt werden. (Optional)',
  whatIsShown:
    'Alle können Ihre Sterne, Ihren Text, Ihren Vornamen und Ihr Land lesen, mit der Zeile „{line}“. Über denselben Link können Sie die Bewertung bis {day} zurückziehen, danach mit einer Nachricht an uns.',
  send: 'Bewertung senden',

  sent: 'Vielen Dank. Ihre Bewertung ist angekommen.',
  exists:
    'Diese Tour haben Sie schon bewertet, deshalb wurde nichts noch einmal gesendet. Möchten Sie Ihre Bewertung ändern, ziehen Sie sie zuerst zurück, und schreiben Sie sie neu.',
  withdrawn: 'Ihre Bewertung ist gelöscht, hier und auf unseren Seiten. Gern können Sie eine neue schreiben.',
  limited:
    'Das wurde sehr oft abgeschickt, deshalb haben wir es diesmal nicht angenommen. Ihr Text ist noch da: Bitte versuchen Sie es in einer Stunde noch einmal.',

  received: 'Ihre Bewertung ist noch nicht veröffentlicht',
  receivedText:
    'Wir lesen jede Bewertung, bevor wir sie veröffentlichen, und veröffentlichen auch die kritischen. Wie wir das tun, steht im <link>Impressum</link>.',
  published: 'Ihre Bewertung ist veröffentlicht',
  publishedText: 'Sie steht unter <link>allen Bewertungen</link>.',
  refused: 'Ihre Bewertung wird nicht veröffentlicht',
  refusedText: 'Wir veröffentlichen sie nicht.',
  changedMind: 'Anders überlegt?',
  ifYouWithdraw:
    'Wenn Sie die Bewertung zurückziehen, wird sie sofort gelöscht, hier und auf unseren Seiten, ebenso Ihre Einwilligung zu einem Foto und jedes Foto, das wir zeigen.',
  withdraw: 'Bewertung zurückziehen',
})
