import { type guest as english } from '@/content/words/en/guest'
import { translate } from '@/content/words/translation'

export const guest = translate<typeof english>()({
  title: 'Tu reserva',
  description:
    'Tu reserva con nosotros: en qué estado está, cuándo y dónde nos encontramos, qué se ha pagado y sus documentos.',
  reference: 'Localizador {reference}',
  addToCalendar: 'Añadir al calendario',
  downloadReceipt: 'Descargar recibo',
  downloadReceiptNumber: 'Descargar recibo {number}',
  downloadCreditNote: 'Descargar la nota de abono {number}',
  seeDates: 'Elegir otra fecha',
  returnTrip: 'Tu nueva salida gratis, {day}',

  today: 'Hoy',
  finnishTime: 'Hora de Finlandia',
  timesInFinland: '{times} (hora de Finlandia)',
  tellWhereYouStay: 'Dinos dónde te alojas',
  missedPickUp:
    '¿No ha llegado nadie a la hora prevista? Espera a cubierto, donde no pases frío, y llama al <phone></phone>.',

  movedFrom: 'Antes: {day}, a las {time}',
  movedFromTime: 'Antes: a las {time}',
  movedFromTour: 'Antes: «{tour}», {day}, a las {time}',
  adults: 'Adultos',
  children: 'Niños',
  countAtPrice: '{count} × {price}',
  price: 'Precio',
  toPay: 'Por pagar',
  paid: 'Pagado',
  stillToPay: 'Queda por pagar',
  returned: 'Devuelto',
  takenByBank: 'Retirado por tu banco',
  weStillReturn: 'Pendiente de devolver',
  onItsWayBack: 'Devolución en camino',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  wishes: 'Peticiones especiales',

  actions: 'Cambiar tu reserva',
  onceOfferIsPaid:
    'Cuando la plaza esté pagada, también puedes cambiar el número de participantes y la fecha.',

  payNow: 'Pagar ahora',
  bindingOrder: 'Con el pago haces una reserva con obligación de pago.',
  whatWouldChange: 'Qué cambiaría',
  changeToPay: '{day}, {party}: {price} por pagar.',
  debitIsReturned:
    'Si mantienes la reserva como está, tu banco envía el pago de todos modos, y te lo devolvemos entero cuando lo recibamos.',
  keepBooking: 'Mantener la reserva',

  howToPay: 'Cómo pagar',
  coinsWithoutDetails:
    'Hay que pagar {amount} {method}. Te enviamos los datos de pago por correo electrónico, y a partir de entonces los encuentras también aquí.',
  coinsToSend: 'Hay que pagar {amount} {method}. Envía:',
  coinAmount: 'Importe',
  coinAddress: 'Dirección',
  coinNetwork: 'Red',

  chooseNext: 'Elige qué hacemos ahora',
  comeAgain: 'Ven otra vez gratis en cualquier fecha con sitio para tu grupo.',
  comeAgainUntil: 'Ven otra vez gratis en cualquier fecha con sitio para tu grupo, hasta el {day}.',
  takeAnotherDate:
    'Elige otra fecha de la misma excursión: si cuesta más, la diferencia corre por nuestra cuenta; si cuesta menos, te la devolvemos.',
  takeAnotherTour:
    'Elige otra fecha de la misma excursión, o de {tours}: si cuesta más, la diferencia corre por nuestra cuenta; si cuesta menos, te la devolvemos.',
  namedTour: '«{tour}»',
  orRefund: 'O te devolvemos {amount}.',
  noDeadline: 'No hay plazo.',
  elseStays: 'Si para el {end} no has elegido nada, tu reserva queda como está.',
  elseRefund:
    'Si para el {end} no has elegido nada, te devolvemos todo tu dinero sin que tengas que hacer nada.',
  elseEnds: 'Si para el {end} no has elegido nada, la reserva termina.',

  newAddress: 'Tu nuevo correo electrónico',
  newAddressWaits:
    '<address></address> está a la espera de que abras el enlace que enviamos a esa dirección el {sent}. Funciona hasta el {end}; mientras no lo abras, nuestros correos van a la dirección que tenemos.',
  sendLinkAgain: 'Reenviar el enlace',
  keepOldAddress: 'Mantener la anterior',

  whereYouStay: '¿Dónde te alojas?',
  forYourGuide: 'Para tu guía',
  noted:
    'Anotado para tu guía: {what, select, place {dónde te alojas} health {tu nota sobre la salud} other {dónde te alojas y tu nota sobre la salud}}.',
  haveWishes: 'Tenemos tus peticiones: la oficina se las transmite a tu guía.',
  haveWishesToo: 'También tenemos tus peticiones: la oficina se las transmite a tu guía.',
  whereUnknown:
    'Todavía no sabemos dónde recogerte. Alergias, dificultades para caminar, la edad de los niños: dinos también eso.',
  whatHelps:
    'Dónde te alojas, alergias, dificultades para caminar, la edad de los niños: lo que nos ayuda a cuidar de ti.',

  whereWeMeet: 'Dónde nos encontramos',
  notedPlace: 'Hemos anotado: <place></place>',
  fartherOut: 'Si te alojas más lejos, <transfer>pide un traslado</transfer> o escribe a <email></email>.',
  yourGuide: 'Tu guía',
  guideSpeaks: 'Habla {languages}',
  sampleGuide: 'Guía de muestra',
  whatToBring: 'Qué traer',
  wholeList: 'La lista completa, para imprimir',
  ourGuarantee: 'Nuestra garantía',
  ifPlansChange: 'Si cambian tus planes',
  onTheDay: 'El día de la excursión',
  otherQuestions: 'Ese número vale también para cualquier otra pregunta de ese día.',
  writeOtherwise: 'En cualquier otro momento, escribe a <email></email>.',
  questions: 'Preguntas',
  writeTo: 'Escribe a <email></email>.',
  yourHealth: 'Tu salud',
  healthKept:
    'Guardamos lo que escribiste sobre ella, para tu guía. Se borra {days} días después de la excursión, o ahora, si retiras tu consentimiento.',
  deleteHealth: 'Borrar ahora',
})
