import { type guestLinks as english } from '@/content/words/en/guest-links'
import { translate } from '@/content/words/translation'

export const guestLinks = translate<typeof english>()({
  findTitle: 'Buscar tu reserva',
  findDescription:
    '¿Has perdido el correo con el enlace a tu reserva? Escribe tu correo electrónico y te enviamos otra vez los enlaces a todas las reservas de esa dirección.',
  find: 'Escribe el correo electrónico con el que reservaste. Allí te enviamos el enlace a tu reserva.',
  email: 'Correo electrónico',
  sendLink: 'Enviar el enlace',
  sent: 'Si hay reservas hechas con esa dirección, ya está en camino un correo con un enlace a cada una. Tarda un minuto o dos; mira también en el correo no deseado.',
  whereElse:
    'El enlace está también en cada correo nuestro sobre tu reserva, en el botón «{booking}» o «{stay}». Si no llega nada, quizá reservaste con otra dirección: escribe a <email></email> o llama al <phone></phone>.',

  linkEnded: 'Este enlace ya no funciona',
  linkEndedText:
    'Puede que sea anterior al último cambio de tu reserva, o que la excursión fuera hace mucho. Te enviamos uno nuevo.',
  newLink: 'Pedir otro enlace',
  wait: 'Espera un poco, por favor',
  waitText:
    'Desde tu conexión se han probado muchos enlaces que no llevan a ninguna parte. Inténtalo de nuevo dentro de {minutes, plural, one {# minuto} other {# minutos}} o llámanos: <phone></phone>.',

  newAddress: 'Nuevo correo electrónico',
  mustWait: 'En este momento estamos cambiando tu reserva. Inténtalo de nuevo dentro de diez minutos.',
  useAddressText:
    'Pulsa el botón y, desde entonces, nuestros correos sobre la reserva <reference></reference> van a <address></address>. Los enlaces a la reserva enviados antes dejan de funcionar, y escribimos a la dirección que teníamos.',
  usedAddressText: 'Nuestros correos sobre la reserva <reference></reference> ya van a <address></address>.',
  otherBookings: 'Otras reservas',
  otherBookingsHint:
    'Los localizadores de tus otras reservas con la dirección anterior, si también deben usar la nueva.',
  useAddress: 'Usar esta dirección',
  toBooking: 'Ir a tu reserva',

  waitingTitle: 'La lista de espera',
  waitingDescription: 'Las fechas que esperas, tu puesto en la lista y cómo salir de ella.',
  notWaiting:
    'Ya no estás en la lista de espera, y no guardamos nada de ella. Puedes reservar cuando quieras cualquier fecha con sitio.',
  onList:
    '{dates, plural, one {Estás en la lista para esta fecha:} other {Estás en la lista para estas fechas:}}',
  wouldWait:
    '{dates, plural, one {Quieres esperar plaza en esta fecha:} other {Quieres esperar plaza en estas fechas:}}',
  placeOffered: '(plaza ofrecida)',
  offer: 'Tienes una plaza el {day} si la pagas a más tardar el {due}.',
  payBy: 'Pagar hasta las {time}',
  payByFor: 'Pagar hasta las {time}: {day}',
  ifYouLeave:
    'Si sales de la lista, una plaza ofrecida que no hayas pagado pasa en el acto al siguiente. Una plaza que hayas pagado sigue siendo tuya.',
  ifYouConfirm:
    'Tu puesto en la lista cuenta desde ahora, en cuanto lo confirmes. Si no lo has pedido tú, cierra la página: {hours} horas después del envío del formulario lo borramos.',
  leave: 'Salir de la lista',
  confirm: 'Confirmar mi puesto',
})
