import { type refusals as english } from '@/content/words/en/refusals'
import { translate } from '@/content/words/translation'

export const refusals = translate<typeof english>()({
  dateNotFound: 'No se ha encontrado la fecha elegida',
  dateClosed: 'Las reservas para esta fecha están cerradas. Elige otra fecha, por favor.',
  cryptoClosed: 'En las {hours} horas anteriores al comienzo, una fecha solo se puede reservar con tarjeta.',
  bookingKeyReused: 'Esta Idempotency-Key pertenece a otra reserva.',
  requestKeyReused: 'Esta Idempotency-Key pertenece a otra petición.',
  proofRequired:
    'No hemos podido saber si esto lo ha enviado una persona. Envíalo otra vez o escríbenos, por favor.',
  notEnoughSlots: 'En esta fecha solo quedan libres estas plazas: {seats}',
  notEnoughCryptoSlots:
    'En esta fecha, ahora mismo, {seats, plural, =0 {no se pueden apartar más plazas} one {solo se puede apartar # plaza más} other {solo se pueden apartar # plazas más}} para pagar con criptomonedas. Prueba, por favor, a pagar con tarjeta.',
  priceChanged:
    'El precio ha cambiado: el total es ahora de {total}. Compruébalo, por favor, e inténtalo de nuevo.',
  tooManyUnpaid:
    'Desde tu red hay muchas plazas de esta excursión apartadas y todavía sin pagar. Paga, por favor, una de esas reservas o inténtalo de nuevo dentro de {hours, plural, =0 {{minutes, plural, one {un minuto} other {# minutos}}} one {# hora} other {# horas}}. Si es para un grupo grande, escríbenos.',
  limitUsedUp:
    'Hemos recibido muchísimas peticiones tuyas. Inténtalo de nuevo, por favor, dentro de {hours, plural, =0 {{minutes, plural, one {un minuto} other {# minutos}}} one {# hora} other {# horas}} o escríbenos.',
  placesKept:
    'Hay plazas del {day} apartadas para personas que todavía están pagando. Pueden quedar libres de nuevo dentro de unos minutos: inténtalo otra vez en el calendario, por favor.',
  hasRoom: 'Hay sitio para tu grupo el {day}: resérvalo, por favor, en el calendario.',
  partyTooLarge:
    'Esta fecha tiene {seats, plural, one {# plaza} other {# plazas}} en total. Escríbenos, por favor, si tu grupo es mayor.',
  noPaymentPage:
    'No se ha podido abrir la página de pago. No se ha cobrado nada. Inténtalo de nuevo, por favor.',
  noPaymentPageBecause:
    'No se ha podido abrir la página de pago ({code}). No se ha cobrado nada. Inténtalo de nuevo, por favor.',
  linkEnded: 'Este enlace ya no funciona.',
  tooManyTries: 'Demasiados intentos. Espera, por favor.',
  noDocument: 'Este documento no existe.',
  notInCalendar: 'Esta reserva no se puede añadir a un calendario.',
  noEmailAddress: 'Esto no es un correo electrónico. Compruébalo, por favor.',

  didNotWork: 'No ha funcionado',
  goBack: 'Volver',
  callOrWrite: '¿Tienes prisa? Llama al {phone} o escribe a {email}.',
})
