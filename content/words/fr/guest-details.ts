import { type guestDetails as english } from '@/content/words/en/guest-details'
import { translate } from '@/content/words/translation'

export const guestDetails = translate<typeof english>()({
  filledIn:
    'Rempli comme dans votre réservation {reference}, et pas encore enregistré pour celle-ci. Vérifiez, s’il vous plaît.',
  save: 'Enregistrer',

  name: 'Nom',
  email: 'E-mail',
  emailHint:
    'Nous envoyons d’abord un lien à toute nouvelle adresse : elle est prise en compte quand vous l’avez ouvert.',
  phone: 'Téléphone',
  language: 'Langue',
  languageHint: 'Celle de cette page et de nos e-mails à partir de maintenant.',
  whereYouAre: 'Votre hébergement',
  pickUp: 'Lieu de prise en charge',
  pickUpHint: 'Hôtel ou adresse où le guide viendra vous chercher.',
  meetingHint: 'Hôtel ou adresse, pour que nous convenions du lieu de rendez-vous.',
  whatToKnow: 'À nous signaler',
  wishes: 'Demandes particulières',
  wishesHint:
    'Âge des enfants, sièges enfants, pointures, un anniversaire. N’écrivez rien sur votre santé : le champ ci-dessous est là pour cela.',
  health: 'Santé',
  healthHint: 'Allergies, maladies, mobilité : ce que le guide doit savoir pour bien s’occuper de vous.',
  agree: 'Je donne mon accord',

  consentMissing: 'Cochez la case ou laissez le champ sur la santé vide',
  noConsent:
    'Rien de ce qui touche à votre santé n’a été conservé, car la case ci-dessous n’était pas cochée. Tout le reste est enregistré. Cochez la case et confirmez de nouveau.',
  notSaved:
    'Ce que vous avez saisi ici n’a pas pu être enregistré et reste comme avant. Tout le reste est enregistré. Vérifiez, s’il vous plaît.',
  missing:
    'Remplissez tous les champs obligatoires. Ce que vous avez saisi est toujours là, mais pas encore enregistré ; tout le reste l’est.',
  tooLong:
    'Ce champ doit compter au plus {most} caractères. Ce que vous avez saisi est toujours là, mais pas encore enregistré ; tout le reste l’est.',
  unusable:
    'Ce champ contient des caractères non autorisés. Ce que vous avez saisi est toujours là, mais pas encore enregistré ; tout le reste l’est.',
  notAnAddress:
    'Adresse e-mail non valable. Ce que vous avez saisi est toujours là, mais pas encore enregistré ; tout le reste l’est.',
  healthConsentText:
    'J’accepte que {brand} conserve les indications de santé que j’écris ici, et que mon guide les lise, afin que l’on puisse bien s’occuper de moi pendant la sortie. Elles sont effacées {days} jours après la sortie. Je peux retirer cet accord à tout moment sur la page de ma réservation.',
})
