import { type fields as english } from '@/content/words/en/fields'
import { translate } from '@/content/words/translation'

export const fields = translate<typeof english>()({
  missing: 'Rellena todos los campos obligatorios',
  invalidEmail: 'Este correo electrónico no es válido',
  noTour: 'Elige una excursión',
  noDate: 'Elige una fecha',
  chooseDate: 'Elige una fecha',
  noAdult: 'Tiene que venir al menos un adulto',
  wrongChildren: 'El número de niños tiene que ser 0 o más',
  groupOfThisSize: 'Para un grupo de este tamaño, escríbenos',
  noDates: 'Elige al menos una fecha',
  datesTooMany: 'Elige como máximo {limit} fechas',
  noService: 'Elige uno de los servicios ofrecidos',
  noCoin: 'Elige una de las criptomonedas ofrecidas',
  noStars: 'Elige entre 1 y 5 estrellas',
  reviewTooShort: 'Tu texto tiene que tener al menos {limit} caracteres',

  nameNotText: 'Tu nombre tiene que ser texto',
  nameUnusable: 'Tu nombre contiene caracteres que no se pueden usar',
  nameTooLong: 'Tu nombre no puede tener más de {limit} caracteres',

  firstNameNotText: 'Tu nombre de pila tiene que ser texto',
  firstNameUnusable: 'Tu nombre de pila contiene caracteres que no se pueden usar',
  firstNameTooLong: 'Tu nombre de pila no puede tener más de {limit} caracteres',

  countryNotText: 'El nombre de tu país tiene que ser texto',
  countryUnusable: 'El nombre de tu país contiene caracteres que no se pueden usar',
  countryTooLong: 'El nombre de tu país no puede tener más de {limit} caracteres',

  emailNotText: 'Tu correo electrónico tiene que ser texto',
  emailUnusable: 'Tu correo electrónico contiene caracteres que no se pueden usar',
  emailTooLong: 'Tu correo electrónico no puede tener más de {limit} caracteres',

  phoneNotText: 'Tu teléfono tiene que ser texto',
  phoneUnusable: 'Tu teléfono contiene caracteres que no se pueden usar',
  phoneTooLong: 'Tu teléfono no puede tener más de {limit} caracteres',

  pickUpNotText: 'El lugar de recogida tiene que ser texto',
  pickUpUnusable: 'El lugar de recogida contiene caracteres que no se pueden usar',
  pickUpTooLong: 'El lugar de recogida no puede tener más de {limit} caracteres',

  requestsNotText: 'El campo «Peticiones especiales» tiene que ser texto',
  requestsUnusable: 'El campo «Peticiones especiales» contiene caracteres que no se pueden usar',
  requestsTooLong: 'El campo «Peticiones especiales» no puede tener más de {limit} caracteres',

  healthNotText: 'El campo «Salud» tiene que ser texto',
  healthUnusable: 'El campo «Salud» contiene caracteres que no se pueden usar',
  healthTooLong: 'El campo «Salud» no puede tener más de {limit} caracteres',

  messageNotText: 'Tu mensaje tiene que ser texto',
  messageUnusable: 'Tu mensaje contiene caracteres que no se pueden usar',
  messageTooLong: 'Tu mensaje no puede tener más de {limit} caracteres',

  routeNotText: 'El campo «Recogida y destino» tiene que ser texto',
  routeUnusable: 'El campo «Recogida y destino» contiene caracteres que no se pueden usar',
  routeTooLong: 'El campo «Recogida y destino» no puede tener más de {limit} caracteres',

  moreInfoNotText: 'El campo «Más información» tiene que ser texto',
  moreInfoUnusable: 'El campo «Más información» contiene caracteres que no se pueden usar',
  moreInfoTooLong: 'El campo «Más información» no puede tener más de {limit} caracteres',

  reviewNotText: 'Tu opinión tiene que ser texto',
  reviewUnusable: 'Tu opinión contiene caracteres que no se pueden usar',
  reviewTooLong: 'Tu opinión no puede tener más de {limit} caracteres',
})
