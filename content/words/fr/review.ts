import { type review as english } from '@/content/words/en/review'
import { translate } from '@/content/words/translation'

export const review = translate<typeof english>()({
  title: 'Comment était-ce ?',
  description: 'Écrivez sur la sortie que vous avez faite avec nous, relisez votre avis, ou retirez-le.',
  stars: 'Étoiles',
  starCount: '{count, plural, one {# étoile} other {# étoiles}}',
  words: 'Votre avis',
  wordsHint:
    'Ce que vous diriez à quelqu’un de proche : ce qui était bien, et ce qui ne l’était pas. Au moins {least} caractères.',
  firstName: 'Prénom',
  country: 'Pays',
  language: 'Langue',
  anotherLanguage: 'Une autre langue',
  photograph:
    'Si votre guide a pris une photo de moi pendant cette sortie, vous pouvez la montrer avec mon avis. (Facultatif)',
  whatIsShown:
    'Tout le monde peut lire vos étoiles, votre avis, votre prénom et votre pays, avec la mention « {line} ». Vous pouvez le retirer par ce même lien jusqu’au {day}, et ensuite en nous écrivant.',
  send: 'Envoyer l’avis',
  missing: 'Remplissez ce champ',

  sent: 'Merci. Votre avis nous est parvenu.',
  exists:
    'Vous avez déjà écrit sur cette sortie : rien n’a donc été envoyé de nouveau. Si vous souhaitez changer votre avis, retirez d’abord celui-ci et écrivez-le de nouveau.',
  withdrawn: 'Votre avis est effacé, ici et sur nos pages. Vous pouvez en écrire un autre.',
  limited:
    'C’était envoyé très souvent : rien n’a donc été envoyé maintenant. Votre texte est toujours là : réessayez dans une heure.',

  received: 'Votre avis n’est pas encore publié',
  receivedText:
    'Nous lisons chaque avis avant de le publier, et publions aussi les avis critiques. Comment nous faisons, nos <link>mentions légales</link> le disent.',
  published: 'Votre avis est publié',
  publishedText: 'Il figure parmi <link>tous les avis</link>.',
  refused: 'Votre avis n’est pas publié',
  refusedText: 'Nous ne le publions pas.',
  changedMind: 'Vous avez changé d’idée ?',
  ifYouWithdraw:
    'Retirez-le, et il est aussitôt effacé, ici et sur nos pages, avec votre accord pour une photo et toute photo que nous montrons.',
  withdraw: 'Retirer l’avis',
})
