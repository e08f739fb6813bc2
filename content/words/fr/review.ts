import { type review as english } from '@/content/words/en/review'
import { translate } from '@/content/words/translation'

export const review = translate<typeof english>()({
  title: 'Comment s’est passée votre sortie ?',
  description: 'Donnez votre avis sur la sortie que vous avez faite avec nous, relisez-le, ou retirez-le.',
  stars: 'Étoiles',
  starCount: '{count, plural, one {# étoile} other {# étoiles}}',
  words: 'Votre avis',
  wordsHint:
    'Ce que vous diriez à vos amis : ce qui était bien, et ce qui ne l’était pas. Au moins {least} caractères.',
  firstName: 'Prénom',
  country: 'Pays',
  language: 'Langue',
  anotherLanguage: 'Une autre langue',
  photograph:
    'Si votre guide a pris une photo de moi pendant cette sortie, vous pouvez la montrer avec mon avis. (Facultatif)',
  whatIsShown:
    'Tout le monde peut lire vos étoiles, votre avis, votre prénom et votre pays, avec la mention « {line} ». Vous pouvez le retirer par ce même lien jusqu’au {day}, et ensuite en nous écrivant.',
  send: 'Envoyer l’avis',

  sent: 'Merci. Votre avis nous est parvenu.',
  exists:
    'Vous avez déjà donné un avis sur cette sortie : rien n’a donc été envoyé de nouveau. Si vous souhaitez le changer, retirez-le d’abord, puis écrivez-en un autre.',
  withdrawn: 'Votre avis est effacé, ici et sur nos pages. Vous pouvez en écrire un autre.',
  limited:
    'Il y a eu trop d’envois : cette fois, rien n’a été envoyé. Votre texte est toujours là ; réessayez dans une heure.',

  received: 'Votre avis n’est pas encore publié',
  receivedText:
    'Nous lisons chaque avis avant de le publier, et publions aussi les avis critiques. Nos <link>mentions légales</link> disent comment nous procédons.',
  published: 'Votre avis est publié',
  publishedText: 'Il figure parmi <link>tous les avis</link>.',
  refused: 'Votre avis n’est pas publié',
  refusedText: 'Nous ne le publions pas.',
  changedMind: 'Vous avez changé d’avis ?',
  ifYouWithdraw:
    'Retirez-le, et il est aussitôt effacé, ici et sur nos pages, de même que votre accord pour une photo et la photo que nous montrons, s’il y en a une.',
  withdraw: 'Retirer l’avis',
})
