import { type confirmation as english } from '@/content/words/en/confirmation'
import { translate } from '@/content/words/translation'

export const confirmation = translate<typeof english>()({
  heading: 'Tu reserva',
  loading: 'Cargando tu reserva…',
  stillNothing:
    '¿Sigue sin aparecer nada? La confirmación llega en todo caso por correo. Si no llega, llama al <phone></phone>.',
  needsScript:
    'La confirmación llega por correo electrónico. Para ver aquí tu reserva, activa JavaScript en tu navegador.',
  printedCompany: '{legalName}, número de empresa (Y-tunnus) {businessId}, {address}. {phone}, {email}',

  reference: 'Localizador',
  tour: 'Actividad',
  date: 'Fecha',
  time: 'Hora',
  finnishTime: '{times} (hora de Finlandia)',
  place: 'Lugar',
  adults: 'Adultos',
  children: 'Niños',
  total: 'Total',
  payment: 'Pago',
  cryptocurrency: 'Criptomoneda',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  nextSteps: 'Próximos pasos',
  tellUs: 'Dinos dónde te alojas',
  yourBooking: 'Tu reserva',
  findBooking: 'Buscar tu reserva',
  toHome: 'Volver al inicio',
  toTours: 'Ver las excursiones',
  checkAgain: 'Comprobar de nuevo',

  paidHeading: 'Pago realizado',
  paid: 'Gracias. El correo de confirmación va de camino a {email}.',
  stepWhere:
    'Dinos dónde te alojas, para que sepamos dónde recogerte, y qué debe saber tu guía: alergias, dificultades para caminar, la edad de los niños.',
  stepKnow:
    'Dinos qué debemos saber: dónde te alojas, alergias, dificultades para caminar, la edad de los niños.',
  stepRead:
    'Lee el correo de confirmación: incluye la hora, el lugar de encuentro y el archivo para tu calendario.',
  stepReply: 'Responde a ese correo si cambia algo o si tienes alguna pregunta.',
  stepPack: 'Prepara todo lo que te indicamos en ese correo. Te esperamos.',

  cryptoHeading: 'Reserva con criptomonedas enviada',
  crypto: 'Gracias. Te escribimos a {email} con todo lo que necesitas para pagar.',
  stepDetails: 'Recibirás la dirección del monedero y los datos de pago en un plazo de {hours} horas.',
  stepPay:
    'Hay que completar el pago en un plazo de {hours} horas. Si la excursión comienza antes, el plazo acaba {startHours} horas antes del comienzo; nuestro correo dice la hora. Hasta entonces guardamos tus plazas.',
  stepTellUs:
    'Mientras tanto, dinos dónde te alojas y qué debe saber tu guía (alergias, dificultades para caminar, la edad de los niños): el correo tiene un botón que lleva a la página de tu reserva, donde te lo preguntamos.',
  stepArrived: 'En cuanto recibamos tu pago, te confirmaremos la reserva por correo electrónico.',

  noneHeading: 'No hay datos de ninguna reserva',
  none: 'Vuelve a la página de excursiones e inténtalo de nuevo.',
  noneButPaid:
    '¿Ya has pagado o reservado? Entonces tu reserva está hecha y no hace falta repetirla: simplemente, este navegador no ha guardado nada de ella. La confirmación llega por correo, y te enviamos otra vez el enlace a tu reserva.',
  bookedBefore:
    '¿Ya habías reservado? Cada uno de nuestros correos sobre una reserva lleva a su página, y te enviamos el enlace otra vez: <link>Buscar tu reserva</link>',
  noteWithReference: 'Reserva {reference}: {text}',
  confirmedWithReference:
    'Tu reserva {reference} está pagada y confirmada. Los detalles están en el correo de confirmación; no hace falta que reserves otra vez.',
  confirmed:
    'Tu reserva está pagada y confirmada. Los detalles están en el correo de confirmación; no hace falta que reserves otra vez.',

  checkingHeading: 'Comprobamos tu pago',
  checking: 'Un momento. Estamos comprobando si ha llegado tu pago.',
  unreachableHeading: 'No hemos podido comprobar tu pago',
  stillTrying:
    'Nuestro servidor no responde en este momento. Esta página sigue intentándolo. Por favor, no vuelvas a pagar todavía.',
  unreachable:
    'Nuestro servidor no responde. Es muy posible que tu pago haya llegado: si es así, recibirás una confirmación por correo. Compruébalo antes de pagar otra vez.',
  unsettled:
    'Tus plazas ya no están apartadas, y nuestro proveedor de pagos no nos dice qué ha pasado. Es muy posible que tu pago haya llegado: si es así, recibirás una confirmación por correo. Compruébalo antes de pagar otra vez.',
  notFoundHeading: 'No hemos encontrado este pago',
  notFound:
    'La dirección de esta página corresponde a un pago que no conocemos. Si has pagado, la confirmación llega por correo.',
  processingHeading: 'Tu pago se está confirmando',
  processing:
    'Con tarjeta tarda unos instantes, y esta página lo comprueba por sí sola. Desde una cuenta bancaria tarda unos días: tus plazas están apartadas, te lo hemos dicho por correo y puedes cerrar esta página. No hace falta que pagues dos veces.',
  stillProcessing:
    'Tarda más de lo habitual. Puedes cerrar esta página: te escribiremos por correo en cuanto se confirme tu pago. Si tu banco lo rechaza, las plazas se liberan y no se cobra nada.',
  expiredHeading: 'Pago no completado',
  expired:
    'Tu pago no se completó, así que no hay reserva. No se ha cobrado nada y las plazas se han liberado.',
  cancelledHeading: 'Reserva cancelada',
  cancelled:
    'Tu pago llegó, pero la reserva está cancelada. El correo que te enviamos explica qué pasa ahora.',
  refundedHeading: 'Pago devuelto',
  refunded:
    'Te devolvemos el pago, así que no hay reserva. Te lo explicamos por correo electrónico. Los bancos suelen necesitar de {from} a {to} días laborables para mostrar una devolución.',
})
