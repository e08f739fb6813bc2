import { type refusals as english } from '@/content/words/en/refusals'
import { translate } from '@/content/words/translation'

export const refusals = translate<typeof english>()({
  dateNotFound: 'No se ha encontrado la fecha elegida',
  dateClosed: 'Las reservas para esta fecha están cerradas. Elige otra fecha.',
  cryptoClosed: 'En las {hours} horas anteriores al comienzo, una fecha solo se puede reservar con tarjeta.',
  bookingKeyReused: 'Esta Idempotency-Key pertenece a otra reserva.',
  requestKeyReused: 'Esta Idempotency-Key pertenece a otra petición.',
  proofRequired: 'No hemos podido saber si esto lo ha enviado una persona. Envíalo otra vez o escríbenos.',
  notEnoughSlots:
    'En esta fecha {seats, plural, =0 {no queda ninguna plaza} one {solo queda # plaza} other {solo quedan # plazas}}',
  notEnoughCryptoSlots:
    'En esta fecha, ahora mismo, {seats, plural, =0 {no se pueden apartar más plazas} one {solo se puede apartar # plaza más} other {solo se pueden apartar # plazas más}} para pagar con criptomonedas. Prueba a pagar con tarjeta.',
  priceChanged: 'El precio ha cambiado: el total es ahora de {total}. Compruébalo e inténtalo de nuevo.',
  tooManyUnpaid:
    'Desde tu red hay muchas plazas de esta excursión apartadas y todavía sin pagar. Paga una de esas reservas o inténtalo de nuevo dentro de {hours, plural, =0 {{minutes, plural, one {un minuto} other {# minutos}}} one {# hora} other {# horas}}. Si es para un grupo grande, escríbenos.',
  limitUsedUp:
    'Hemos recibido demasiadas solicitudes tuyas. Inténtalo de nuevo dentro de {hours, plural, =0 {{minutes, plural, one {un minuto} other {# minutos}}} one {# hora} other {# horas}} o escríbenos.',
  placesKept:
    'Hay plazas del {day} apartadas para personas que todavía están pagando. Pueden quedar libres de nuevo dentro de unos minutos: inténtalo otra vez en el calendario.',
  hasRoom: 'Hay sitio para tu grupo el {day}: resérvalo en el calendario.',
  partyTooLarge:
    'Esta fecha tiene {seats, plural, one {# plaza} other {# plazas}} en total. Escríbenos si tu grupo es mayor.',
  noPaymentPage: 'No se ha podido abrir la página de pago. No se ha cobrado nada. Inténtalo de nuevo.',
  noPaymentPageBecause:
    'No se ha podido abrir la página de pago ({code}). No se ha cobrado nada. Inténtalo de nuevo.',
  linkEnded: 'Este enlace ya no funciona.',
  tooManyTries: 'Demasiados intentos. Espera un poco.',
  noDocument: 'Este documento no existe.',
  notInCalendar: 'Esta reserva no se puede añadir a un calendario.',
  noEmailAddress: 'Esto no es una dirección de correo electrónico. Compruébala.',

  didNotWork: 'No ha funcionado',
  goBack: 'Volver',
  callOrWrite: '¿Tienes prisa? Llama al {phone} o escribe a {email}.',
})
