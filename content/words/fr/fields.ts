import { type fields as english } from '@/content/words/en/fields'
import { translate } from '@/content/words/translation'

export const fields = translate<typeof english>()({
  missing: 'Remplissez tous les champs obligatoires',
  invalidEmail: 'Adresse e-mail non valable',
  noTour: 'Choisissez une sortie',
  noDate: 'Choisissez une date',
  chooseDate: 'Choisissez une date',
  noAdult: 'Il faut au moins un adulte',
  wrongChildren: 'Le nombre d’enfants doit être 0 ou plus',
  groupOfThisSize: 'Pour un groupe de cette taille, écrivez-nous',
  noDates: 'Choisissez au moins une date',
  datesTooMany: 'Choisissez {limit} dates au plus',
  noService: 'Choisissez l’un des services proposés',
  noCoin: 'Choisissez l’une des cryptomonnaies proposées',
  noStars: 'Choisissez de 1 à 5 étoiles',
  reviewTooShort: 'Votre avis doit compter au moins {limit} caractères',

  nameNotText: 'Votre nom doit être un texte',
  nameUnusable: 'Votre nom contient des caractères inutilisables',
  nameTooLong: 'Votre nom doit compter au plus {limit} caractères',

  firstNameNotText: 'Votre prénom doit être un texte',
  firstNameUnusable: 'Votre prénom contient des caractères inutilisables',
  firstNameTooLong: 'Votre prénom doit compter au plus {limit} caractères',

  countryNotText: 'Votre pays doit être un texte',
  countryUnusable: 'Votre pays contient des caractères inutilisables',
  countryTooLong: 'Votre pays doit compter au plus {limit} caractères',

  emailNotText: 'Votre e-mail doit être un texte',
  emailUnusable: 'Votre e-mail contient des caractères inutilisables',
  emailTooLong: 'Votre e-mail doit compter au plus {limit} caractères',

  phoneNotText: 'Votre numéro de téléphone doit être un texte',
  phoneUnusable: 'Votre numéro de téléphone contient des caractères inutilisables',
  phoneTooLong: 'Votre numéro de téléphone doit compter au plus {limit} caractères',

  pickUpNotText: 'Le lieu de prise en charge doit être un texte',
  pickUpUnusable: 'Le lieu de prise en charge contient des caractères inutilisables',
  pickUpTooLong: 'Le lieu de prise en charge doit compter au plus {limit} caractères',

  requestsNotText: 'Le champ des demandes particulières doit être un texte',
  requestsUnusable: 'Le champ des demandes particulières contient des caractères inutilisables',
  requestsTooLong: 'Le champ des demandes particulières doit compter au plus {limit} caractères',

  healthNotText: 'Le champ sur la santé doit être un texte',
  healthUnusable: 'Le champ sur la santé contient des caractères inutilisables',
  healthTooLong: 'Le champ sur la santé doit compter au plus {limit} caractères',

  messageNotText: 'Votre message doit être un texte',
  messageUnusable: 'Votre message contient des caractères inutilisables',
  messageTooLong: 'Votre message doit compter au plus {limit} caractères',

  routeNotText: 'Le champ « Prise en charge et destination » doit être un texte',
  routeUnusable: 'Le champ « Prise en charge et destination » contient des caractères inutilisables',
  routeTooLong: 'Le champ « Prise en charge et destination » doit compter au plus {limit} caractères',

  moreInfoNotText: 'Le champ « Informations complémentaires » doit être un texte',
  moreInfoUnusable: 'Le champ « Informations complémentaires » contient des caractères inutilisables',
  moreInfoTooLong: 'Le champ « Informations complémentaires » doit compter au plus {limit} caractères',

  reviewNotText: 'Votre avis doit être un texte',
  reviewUnusable: 'Votre avis contient des caractères inutilisables',
  reviewTooLong: 'Votre avis doit compter au plus {limit} caractères',
})
