import { type emailBooking as english } from '@/content/words/en/email-booking'
import { translate } from '@/content/words/translation'

export const emailBooking = translate<typeof english>()({
  confirmedSubject: 'Reserva confirmada',
  confirmedHeadline: 'Tu reserva está confirmada',
  confirmedPaid:
    'Gracias. Hemos recibido tu pago de {amount} {method}, y tus plazas están reservadas. Tu localizador es {reference}; tenlo a mano cuando nos escribas o llames.',
  confirmedFree:
    'Gracias. Tus plazas están reservadas, y no hay nada que pagar. Tu localizador es {reference}; tenlo a mano cuando nos escribas o llames.',
  paidTooMuch: 'Es más que el precio de tu reserva.',
  tellWhatToKnow: 'Dinos qué debemos saber',
  askPlace:
    'Danos el nombre y la dirección de tu alojamiento {hasPage, select, true {en la página de tu reserva} other {respondiendo a este correo}}.',
  askHealth:
    'En la página de tu reserva puedes indicarnos alergias, dificultades para caminar, la edad de los niños y si hacen falta sillas infantiles.',
  keepTheDay: 'Apúntate la fecha',
  ifWeCancelTitle: 'Si tenemos que cancelar',
  ifWeCancel:
    'En ese caso eliges entre la devolución completa y otra fecha. Si no sabemos nada de ti en un plazo de {choiceDays} días desde nuestro correo, te devolvemos el precio completo sin que lo pidas. Iniciamos la devolución, a más tardar, en un plazo de {startDays} días; en una tarjeta suele llegar en un plazo de {from} a {to} días laborables.',
  ifWrongTitle: 'Si algo no está bien',
  ifWrong:
    'Díselo a tu guía en el momento o responde a este correo. Si la excursión no es como estaba descrita, puedes pedirnos que lo corrijamos y, cuando no sea posible, una reducción del precio. Si no llegamos a un acuerdo: en Finlandia puedes acudir al servicio de asesoramiento al consumidor de la Autoridad Finlandesa de Competencia y Consumo (kkv.fi) y después a la Junta de Litigios de Consumo (kuluttajariita.fi), que solo admite reclamaciones en finés y en sueco; en el resto de la Unión Europea, en Noruega y en Islandia, al Centro Europeo del Consumidor de tu propio país (eccnet.eu).',
  contractTitle: 'Tu contrato',
  contract:
    'Has contratado la excursión con {legalName}, número de empresa (Y-tunnus) {businessId}, {address}. El precio incluye el IVA. Para los servicios de ocio en una fecha fija no hay derecho de desistimiento de 14 días; lo que tienes es la cancelación indicada arriba. El contrato se celebra en español y se rige por la ley finlandesa. Las condiciones generales van adjuntas completas, y están también en {url}',

  reminderSubject: 'Tu excursión se acerca',
  reminderHeadline: 'Te esperamos',
  reminder: 'Tu excursión es el {day}. {times} (hora de Finlandia). Esto te ayuda a prepararte.',
  reminderHealth:
    '¿Alguien tiene una alergia o dificultades para caminar? Cuéntaselo también a tu guía en la página de tu reserva.',
  whereDoYouStay: '¿Dónde te alojas?',
  placeNotKnown:
    'Todavía no sabemos dónde recogerte. Dinos, por favor, el nombre y la dirección de tu alojamiento {hasPage, select, true {en la página de tu reserva} other {respondiendo a este correo}}.',
  whereWeMeet: 'Dónde nos encontramos',
  pickUpHere:
    'Nos encontramos aquí: {place}. Si ha cambiado, dínoslo {hasPage, select, true {en la página de tu reserva} other {respondiendo a este correo}}.',
  guide: 'Te acompaña {name}.',
  guideSpeaks: 'Te acompaña {name}, que habla {languages}.',
  sampleGuideSpeaks: 'Te acompaña {name} (guía de muestra), que habla {languages}.',

  thanksSubject: 'Gracias por venir',
  thanksPreheader: 'Gracias por venir con nosotros. ¿Qué tal fue?',
  thanks:
    'Gracias por venir con nosotros. Fue un placer tenerte en la excursión del {day}, y esperamos que ya hayas entrado en calor.',
  howWasIt: '¿Qué tal fue?',
  askReview:
    'Unas líneas tuyas ayudan a quienes dudan si venir. Leemos cada opinión antes de publicarla, y publicamos también las críticas. Si algo no fue como debía, también puedes responder a este correo, para que podamos arreglarlo.',
  writeReview: 'Escribir una opinión',

  reviewSubject: 'Tu opinión no se publica',
  reviewHeadline: 'Sobre tu opinión',
  reviewThanks: 'Gracias por escribir sobre la excursión «{tourName}» del {day}.',
  reviewNotShown: 'No la publicamos.',
  reviewAgain:
    'Nunca rechazamos una opinión porque sea crítica. Si quieres decir lo mismo de otra manera, retira la opinión en su página y escríbela de nuevo. Si crees que nos equivocamos, responde a este correo y dinos por qué.',
  yourReview: 'Tu opinión',

  notedSubject: 'Anotado para tu excursión',
  notedChange: 'Hemos anotado tu cambio.',
  notedWishes: 'Tenemos tus peticiones: la oficina se las transmite a tu guía.',
  notedPlace: 'Hemos anotado dónde te alojas: {place}.',
  notedPickUp: 'Hemos anotado dónde te alojas, y te recogemos allí: {place}.',
  correctIt: '¿Hay algo que no está bien? Corrígelo en la página de tu reserva.',
  healthNotMentioned:
    'Nuestros correos nunca mencionan una nota sobre tu salud: si guardaste una, está en la página de tu reserva, donde puedes leerla y borrarla.',
  calendarHasPlace: 'El archivo de calendario adjunto a este correo lleva el lugar: {place}.',

  newAddressSubject: 'Nuevo correo electrónico',
  newAddressHeadline: 'Hemos cambiado tu correo electrónico',
  newAddress: 'Como pediste, desde ahora nuestros correos sobre la reserva {reference} van a {email}.',
  oldLinksEnded: 'Los enlaces a la reserva enviados antes ya no valen. Por lo demás, la reserva sigue igual.',
  notYou: 'Si no lo has pedido tú, llámanos al {phone}: lo arreglamos en el acto.',
  newAddressReason: 'Recibes este correo porque trata de la dirección de la reserva {reference}.',

  proveSubject: 'Confirma tu correo electrónico ({reference})',
  proveHeadline: '¿Es esta tu dirección?',
  bookingNumber: 'Reserva {reference}',
  proveAddress:
    'Alguien, probablemente tú, quiere que nuestros correos sobre la reserva {reference} lleguen a esta dirección.',
  proveSteps:
    'Para recibirlos aquí, abre la página de abajo y pulsa «Usar esta dirección». El enlace funciona durante {hours, plural, one {# hora} other {# horas}}; hasta entonces no cambia nada. Si otras reservas tuyas deben usarla también, ten a mano sus localizadores.',
  confirmAddress: 'Confirmar esta dirección',
  proveNotYou: 'Si no has sido tú, no tienes que hacer nada: sin ese paso no recibes ningún otro correo.',
  proveReason: 'Recibes este correo porque alguien dio esta dirección para una reserva con nosotros.',

  linkSubject: 'Tu reserva {reference}',
  linksSubject: 'Tus reservas con nosotros',
  linksPreheader: 'El enlace que pediste.',
  linksHeadline: 'Aquí tienes tu enlace',
  bookingsHere: '{count, plural, one {# reserva} other {# reservas}} con esta dirección',
  links:
    'Alguien, probablemente tú, pidió en nuestra web los enlaces a las reservas de esta dirección. Quien tenga un enlace puede ver y cambiar la reserva, así que no lo compartas.',
  dayAndReference: '{day}\nLocalizador {reference}',
  linksNotYou: 'Si no has sido tú, no tienes que hacer nada: el correo solo te ha llegado a ti.',
  linksReason: 'Recibes este correo porque alguien escribió tu dirección en «Buscar tu reserva».',

  messageSubject: 'Un mensaje sobre tu excursión',
  messageAbout: 'Te escribimos sobre la excursión «{tourName}» del {day}.',
})
