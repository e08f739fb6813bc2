import { type fields as english } from '@/content/words/en/fields'
import { translate } from '@/content/words/translation'

export const fields = translate<typeof english>()({
  missing: 'Remplissez tous les champs obligatoires',
  invalidEmail: 'Adresse e-mail non valable',
  noTour: 'Choisissez une sortie',
  noDate: 'Choisissez une date',
  chooseDate: 'Choisissez une date',
  noAdult: 'Il faut au moins un adulte',
  wrongChildren: 'Le nombre d’enfants doit être égal ou supérieur à 0',
  groupOfThisSize: 'Pour un groupe de cette taille, écrivez-nous',
  noDates: 'Choisissez au moins une date',
  datesTooMany: 'Choisissez {limit} dates au plus',
  noService: 'Choisissez l’un des services proposés',
  noCoin: 'Choisissez l’une des cryptomonnaies proposées',
  noStars: 'Choisissez de 1 à 5 étoiles',
  reviewTooShort: 'Votre avis doit compter au moins {limit} caractères',

  nameNotText: 'Votre nom doit être un texte',
  nameUnusable: 'Votre nom contient des caractères non autorisés',
  nameTooLong: 'Votre nom doit compter au plus {limit} caractères',

  firstNameNotText: 'Votre prénom doit être un texte',
  firstNameUnusable: 'Votre prénom contient des caractères non autorisés',
  firstNameTooLong: 'Votre prénom doit compter au plus {limit} caractères',

  countryNotText: 'Votre pays doit être un texte',
  countryUnusable: 'Votre pays contient des caractères non autorisés',
  countryTooLong: 'Votre pays doit compter au plus {limit} caractères',

  emailNotText: 'Votre e-mail doit être un texte',
  emailUnusable: 'Votre e-mail contient des caractères non autorisés',
  emailTooLong: 'Votre e-mail doit compter au plus {limit} caractères',

  phoneNotText: 'Votre numéro de téléphone doit être un texte',
  phoneUnusable: 'Votre numéro de téléphone contient des caractères non autorisés',
  phoneTooLong: 'Votre numéro de téléphone doit compter au plus {limit} caractères',

  pickUpNotText: 'Le lieu de prise en charge doit être un texte',
  pickUpUnusable: 'Le lieu de prise en charge contient des caractères non autorisés',
  pickUpTooLong: 'Le lieu de prise en charge doit compter au plus {limit} caractères',

  requestsNotText: 'Le champ des demandes particulières doit être un texte',
  requestsUnusable: 'Le champ des demandes particulières contient des caractères non autorisés',
  requestsTooLong: 'Le champ des demandes particulières doit compter au plus {limit} caractères',

  healthNotText: 'Le champ sur la santé doit être un texte',
  healthUnusable: 'Le champ sur la santé contient des caractères non autorisés',
  healthTooLong: 'Le champ sur la santé doit compter au plus {limit} caractères',

  messageNotText: 'Votre message doit être un texte',
  messageUnusable: 'Votre message contient des caractères non autorisés',
  messageTooLong: 'Votre message doit compter au plus {limit} caractères',

  routeNotText: 'Le champ « Prise en charge et destination » doit être un texte',
  routeUnusable: 'Le champ « Prise en charge et destination » contient des caractères non autorisés',
  routeTooLong: 'Le champ « Prise en charge et destination » doit compter au plus {limit} caractères',

  moreInfoNotText: 'Le champ « Informations complémentaires » doit être un texte',
  moreInfoUnusable: 'Le champ « Informations complémentaires » contient des caractères non autorisés',
  moreInfoTooLong: 'Le champ « Informations complémentaires » doit compter au plus {limit} caractères',

  reviewNotText: 'Votre avis doit être un texte',
  reviewUnusable: 'Votre avis contient des caractères non autorisés',
  reviewTooLong: 'Votre avis doit compter au plus {limit} caractères',
})
