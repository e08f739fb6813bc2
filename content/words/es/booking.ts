import { type booking as english } from '@/content/words/en/booking'
import { translate } from '@/content/words/translation'

export const booking = translate<typeof english>()({
  full: 'Completo',
  noDateHasPlaces: 'Ninguna fecha tiene {seats, plural, one {# plaza libre} other {# plazas libres}}',
  largerTour:
    '¿Más personas? La excursión «<larger>{name}</larger>» tiene {seats} plazas, y una <custom>excursión a medida</custom> se organiza solo para tu grupo.',
  customTour: '¿Más personas? Una <custom>excursión a medida</custom> se organiza solo para tu grupo.',
  dayChosen: 'Has elegido el {day}.',
  totalIs: 'El total es de {total}.',
  noWithdrawal: 'No hay derecho de desistimiento de 14 días, porque la fecha es fija.',

  participants: 'Participantes',
  dateFirst: 'Elige primero una fecha',
  placesOnDate: '{seats, plural, one {# plaza} other {# plazas}} en esta fecha',
  maximumReached: 'Has llegado al máximo de esta fecha ({seats, plural, one {# persona} other {# personas}})',
  justMe: 'Solo yo, un adulto',
  adult: 'Adulto',
  child: 'Niño',
  ages: 'De {from} a {to} años',
  adultNoun: '{count, plural, one {adulto} other {adultos}}',
  childNoun: '{count, plural, one {niño} other {niños}}',
  removeAdult: 'Quitar un adulto',
  removeChild: 'Quitar un niño',
  addAdult: 'Añadir un adulto',
  addChild: 'Añadir un niño',

  yourDetails: 'Tus datos',
  keptInTab: 'Se guardan en esta pestaña hasta que la cierres.',
  clearDetails: 'Borrar tus datos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  requests: 'Peticiones especiales',
  agesHint: 'Escribe la edad de los niños.',
  requestsHint:
    'Si pagas con tarjeta, esto se envía a Stripe: no escribas nada sobre tu salud. Después de pagar puedes contárselo a tu guía en la página de tu reserva.',

  summary: 'Resumen',
  tour: 'Actividad',
  date: 'Fecha',
  guests: 'Participantes',
  dateAt: '{day}, a las {time}',
  noDateYet: 'Sin elegir',
  ownPrice: 'Esta fecha tiene su propio precio. Normalmente un adulto paga {adult} y un niño {child}.',
  total: 'Total',
  vatIncluded: 'IVA incluido',
  loading: 'Cargando…',

  obligation:
    '<strong>Reservar y pagar.</strong> Con cualquiera de los dos botones haces un pedido con obligación de pago del total indicado arriba.',
  dateBeforePaying: 'Para pagar, <link>elige primero una fecha</link>.',
  forOneAdult: 'Para un adulto. <link>¿Más personas?</link>',
  payByCard: 'Pagar con tarjeta',
  payInCrypto: 'Pagar con criptomonedas',
  processing: 'Procesando…',
  cancel: 'Cancelar',
  holding: 'Un momento, por favor: estamos apartando tus plazas.',
  cardAlone: 'En las {hours} horas anteriores al comienzo, esta fecha solo se puede reservar con tarjeta.',
  cardsOnStripe: 'El pago con tarjeta se hace en la página segura de Stripe.',
  freeCancellation:
    'Cancelación gratuita hasta {hours} horas antes del comienzo; una reserva hecha más tarde no es reembolsable.',
  terms:
    'Al reservar aceptas nuestras <terms>condiciones generales<tab> (se abren en una pestaña nueva)</tab></terms>. Nuestra <privacy>política de privacidad<tab> (se abre en una pestaña nueva)</tab></privacy> explica qué guardamos.',
  freeUntil: 'Cancelación gratuita hasta el {deadline}',
  startsSoon:
    'Esta salida comienza {hours, plural, =0 {en menos de una hora} one {dentro de # hora} other {dentro de # horas}} y ya no se puede cancelar con devolución',

  dateMissing: 'Elige una fecha',
  fieldsMissing: 'Rellena todos los campos obligatorios',
  nameMissing: 'Dinos tu nombre',
  emailMissing: 'Dinos tu correo electrónico',
  invalidEmail: 'Este correo electrónico no es válido',
  dateNotFound: 'No se ha encontrado la fecha elegida',
  seatsLeft:
    'En esta fecha {seats, plural, =0 {no queda ninguna plaza} one {solo queda # plaza} other {solo quedan # plazas}}',
  bookAgain:
    '¿Reservar otra vez? Con este correo ya has reservado esta excursión en esta fecha. Si quieres más plazas, pulsa el botón de nuevo.',
  failed: 'No se ha podido hacer la reserva',
  noPaymentPage: 'No se ha podido abrir la página de pago',
  cardDeclined: 'El pago ha sido rechazado',
  insufficientFunds: 'No hay saldo suficiente',
  cardExpired: 'La tarjeta está caducada',
  incorrectCvc: 'El código CVC no es correcto',
  notConfigured:
    'Stripe, el proveedor de pagos con tarjeta, no está configurado: hay que añadir NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY al archivo de entorno (.env).',

  paymentCancelled: 'El pago se ha cancelado y no se ha cobrado nada. Tus plazas se han liberado.',
  paymentUnknown:
    'Ahora mismo no podemos ver si has pagado: mira tu correo antes de reservar otra vez. Las plazas que no se han pagado vuelven a quedar libres, a más tardar, {minutes} minutos después de que empezaras a pagar.',
  paymentEnded:
    'Tu pago llegó, pero después se canceló la reserva. El correo que te enviamos explica qué pasa ahora.',
  alreadyMade:
    'Tu reserva está hecha y no hace falta que reserves otra vez. Todo lo relacionado con ella te llega por correo electrónico.',
  paid: 'El pago se ha realizado y tu reserva está confirmada. La confirmación va de camino a tu correo.',
  paymentProcessing:
    'Tu pago todavía está pendiente de confirmación. Te escribiremos por correo electrónico en cuanto se confirme.',
})
