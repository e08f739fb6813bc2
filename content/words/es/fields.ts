import { type fields as english } from '@/content/words/en/fields'
import { translate } from '@/content/words/translation'

export const fields = translate<typeof english>()({
  missing: 'Rellena, por favor, todos los campos obligatorios',
  invalidEmail: 'Este correo electrónico no es válido',
  noTour: 'Elige, por favor, una excursión',
  noDate: 'Elige una fecha, por favor',
  chooseDate: 'Elige, por favor, una fecha',
  noAdult: 'Tiene que venir al menos un adulto',
  wrongChildren: 'El número de niños tiene que ser 0 o más',
  groupOfThisSize: 'Para un grupo de este tamaño, escríbenos, por favor',
  noDates: 'Elige, por favor, al menos una fecha',
  datesTooMany: 'Elige, por favor, {limit} fechas o menos',
  noService: 'Elige, por favor, uno de los servicios ofrecidos',
  noCoin: 'Elige, por favor, una de las criptomonedas ofrecidas',
  noStars: 'Elige, por favor, de 1 a 5 estrellas',
  reviewTooShort: 'Tu texto tiene que tener {limit} caracteres o más',

  nameNotText: 'Tu nombre tiene que ser texto',
  nameUnusable: 'Tu nombre contiene caracteres que no se pueden usar',
  nameTooLong: 'Tu nombre tiene que tener {limit} caracteres o menos',

  firstNameNotText: 'Tu nombre de pila tiene que ser texto',
  firstNameUnusable: 'Tu nombre de pila contiene caracteres que no se pueden usar',
  firstNameTooLong: 'Tu nombre de pila tiene que tener {limit} caracteres o menos',

  countryNotText: 'Tu país tiene que ser texto',
  countryUnusable: 'Tu país contiene caracteres que no se pueden usar',
  countryTooLong: 'Tu país tiene que tener {limit} caracteres o menos',

  emailNotText: 'Tu correo electrónico tiene que ser texto',
  emailUnusable: 'Tu correo electrónico contiene caracteres que no se pueden usar',
  emailTooLong: 'Tu correo electrónico tiene que tener {limit} caracteres o menos',

  phoneNotText: 'Tu teléfono tiene que ser texto',
  phoneUnusable: 'Tu teléfono contiene caracteres que no se pueden usar',
  phoneTooLong: 'Tu teléfono tiene que tener {limit} caracteres o menos',

  pickUpNotText: 'El lugar de recogida tiene que ser texto',
  pickUpUnusable: 'El lugar de recogida contiene caracteres que no se pueden usar',
  pickUpTooLong: 'El lugar de recogida tiene que tener {limit} caracteres o menos',

  requestsNotText: 'El campo «Peticiones especiales» tiene que ser texto',
  requestsUnusable: 'El campo «Peticiones especiales» contiene caracteres que no se pueden usar',
  requestsTooLong: 'El campo «Peticiones especiales» tiene que tener {limit} caracteres o menos',

  healthNotText: 'El campo «Salud» tiene que ser texto',
  healthUnusable: 'El campo «Salud» contiene caracteres que no se pueden usar',
  healthTooLong: 'El campo «Salud» tiene que tener {limit} caracteres o menos',

  messageNotText: 'Tu mensaje tiene que ser texto',
  messageUnusable: 'Tu mensaje contiene caracteres que no se pueden usar',
  messageTooLong: 'Tu mensaje tiene que tener {limit} caracteres o menos',

  routeNotText: 'El campo «Recogida y destino» tiene que ser texto',
  routeUnusable: 'El campo «Recogida y destino» contiene caracteres que no se pueden usar',
  routeTooLong: 'El campo «Recogida y destino» tiene que tener {limit} caracteres o menos',

  moreInfoNotText: 'El campo «Más información» tiene que ser texto',
  moreInfoUnusable: 'El campo «Más información» contiene caracteres que no se pueden usar',
  moreInfoTooLong: 'El campo «Más información» tiene que tener {limit} caracteres o menos',

  reviewNotText: 'Tu opinión tiene que ser texto',
  reviewUnusable: 'Tu opinión contiene caracteres que no se pueden usar',
  reviewTooLong: 'Tu opinión tiene que tener {limit} caracteres o menos',
})
