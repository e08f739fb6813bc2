import { type emailChoice as english } from '@/content/words/en/email-choice'
import { translate } from '@/content/words/translation'

export const emailChoice = translate<typeof english>()({
  youChoose: 'Tú eliges',
  whatYouCanChoose: 'Qué puedes elegir',
  tellUsOnPage: 'Para decirnos qué prefieres, abre la página de tu reserva o llama al {phone}.',
  tellUsByReply: 'Para decirnos qué prefieres, responde a este correo o llama al {phone}.',
  disputed:
    'Tu banco nos ha pedido que le devolvamos tu pago. Mientras decide, no podemos devolverlo también nosotros; otra fecha sí puedes elegirla.',
  returnTripTitle: 'Una nueva salida gratis',
  returnTrip: 'En cualquier fecha con sitio para tu grupo. No hay nada que pagar.',
  returnTripUntil: 'En cualquier fecha con sitio para tu grupo, hasta el {day}. No hay nada que pagar.',
  otherDateTitle: 'Otra fecha',
  otherDate: 'Cualquier fecha de la misma excursión con sitio para tu grupo.',
  otherTourTitle: 'Otra excursión',
  namedTour: '«{name}»',
  otherTour: 'Cualquier fecha de {tours} con sitio para tu grupo.',
  differenceOurs: 'Si cuesta más, la diferencia corre por nuestra cuenta; si cuesta menos, te la devolvemos.',
  nothingToPay: 'No hay nada que pagar.',
  refundTitle: 'Devolución de todo tu dinero',
  refundToCard: 'Devolvemos {amount} a la tarjeta o cuenta con la que pagaste.',
  refundByHand: 'Te devolvemos {amount} y te escribimos para decirte cómo, ya que pagaste {method}.',
  refundPartByHand: 'Te devolvemos {amount} y te escribimos sobre lo que pagaste {method}.',
  noDeadlineRefund:
    'No hay plazo: puedes pedir la devolución en cualquier momento, también después del último día de la nueva salida.',
  noHurry: 'No hay prisa.',
  elseSeeYou: 'Si para el {end} no sabemos nada de ti, te esperamos el {day}.',
  elseRefund:
    'Dínoslo, por favor, a más tardar el {end}. Si para entonces no sabemos nada de ti, te devolvemos todo tu dinero sin que tengas que hacer nada.',
  elseEndsDisputed:
    'Dínoslo, por favor, a más tardar el {end}. Si para entonces no sabemos nada de ti, la reserva termina; si tu banco decide que el pago se queda con nosotros, te lo devolvemos.',
  elseEnds:
    'Dínoslo, por favor, a más tardar el {end}. Si para entonces no sabemos nada de ti, la reserva termina, y no se debe nada.',

  cancelledSubject: 'Excursión cancelada: elige qué prefieres',
  cancelledHeadline: 'Hemos cancelado tu excursión',
  cancelled: 'Hemos cancelado la excursión «{tourName}» del {day} y, con ella, la reserva {reference}.',
  sorry: 'Lo sentimos.',

  mergedSubject: 'Tu excursión tiene otra fecha',
  merged: 'La excursión «{tourName}» del {day} no sale: la hemos unido con otra fecha.',
  mergedInto: 'La reserva {reference} es ahora para el {day}, a las {time}.',
  sorryForChange: 'Sentimos el cambio.',
  costsLess: 'La nueva fecha cuesta menos.',
  nothingToPayForIt: 'No hay nada que pagar por ella.',
  newDateSuits:
    'Si te viene bien la nueva fecha, no tienes que hacer nada: el archivo de calendario adjunto a este correo actualiza tu calendario. Si no, elige qué prefieres.',

  timeSubject: 'Nueva hora de comienzo: {time}',
  timeHeadline: 'Tu excursión comienza a las {time}',
  timeChanged:
    'Hemos cambiado el comienzo de la excursión «{tourName}» del {day}: ahora es a las {time} (hora de Finlandia). Tu localizador es {reference}.',
  timeChangedFrom:
    'Hemos cambiado el comienzo de la excursión «{tourName}» del {day}: ahora es a las {time} (hora de Finlandia), en lugar de a las {formerTime}. Tu localizador es {reference}.',
  sameLength: 'La excursión dura lo mismo que antes.',
  paymentDue: 'Hay que pagar {due, select, none {dentro del plazo} other {a más tardar el {due}}}.',
  timeUnsuited: 'Si la nueva hora no te viene bien, elige qué prefieres.',

  noLightsSubject: 'Sin auroras boreales: elige qué prefieres',
  noLightsHeadline: 'Sin auroras boreales: eliges tú',
  againSubject: 'Elige de nuevo',
  againHeadline: 'Puedes elegir otra vez',
  noLights:
    'Saliste con nosotros el {day}, y no se vieron auroras boreales. Nuestra garantía cubre la reserva {reference}.',
  againGivenUp:
    'La nueva salida gratis de la reserva {reference} se ha cancelado a tiempo, así que te la seguimos debiendo, y nuestra garantía sigue en pie.',
  againCancelled:
    'Hemos tenido que cancelar la nueva salida gratis de la reserva {reference}. Lo sentimos. Te la seguimos debiendo, y nuestra garantía sigue en pie.',
  againNotSeen:
    'Tampoco en tu nueva salida se vieron auroras boreales. Para la reserva {reference}, nuestra garantía sigue en pie.',
  yourTour: 'Tu excursión',
  yourFirstTour: 'Tu primera excursión',

  reminderSubject: 'Todavía puedes elegir',
  reminderHeadline: 'Tu elección está pendiente',
  reminder: 'Todavía no sabemos nada de ti sobre la reserva {reference}.',
  reminderCancelled: 'Hemos tenido que cancelar la excursión, y tú eliges qué hacemos ahora.',
  reminderMerged: 'Hemos dado otra fecha a la excursión. Si te viene bien, no tienes que hacer nada.',
  reminderTimeChanged:
    'Hemos dado otra hora de comienzo a la excursión. Si te viene bien, no tienes que hacer nada.',
  reminderNoLights: 'En ella no se vieron auroras boreales, y puedes hacer uso de nuestra garantía.',

  keptSubject: 'Vienes con nosotros',
  keptHeadline: 'Nos vemos entonces',
  kept: 'Mantienes la reserva {reference} para el {day}, a las {time}. Te esperamos.',

  refundedSubject: 'Tu devolución',
  endedSubject: 'Reserva terminada',
  refundedHeadline: 'Te devolvemos tu dinero',
  endedHeadline: 'Tu reserva ha terminado',
  notHeard:
    'No hemos sabido nada de ti sobre la reserva {reference} en el plazo que habíamos dado, así que ha terminado.',
  choseRefund: 'Has elegido la devolución para la reserva {reference}, y la reserva ha terminado.',
  welcomeAgain:
    'Sentimos que esta vez no haya podido ser. Si vienes a Rovaniemi otro día, nos alegrará recibirte.',
  seeDates: 'Ver otras fechas',

  returnTripSubject: 'Tu nueva salida gratis',
  returnTripHeadline: 'Tu nueva salida gratis está reservada',
  returnTripBooked:
    'Tu nueva salida gratis está reservada para el {day}, a las {time}, como reserva {reference}. No hay nada que pagar.',
  yourReturnTrip: 'Tu nueva salida',
  free: 'Gratis',
  returnTripPlans:
    'Puedes renunciar a la salida {until}, y te la seguimos debiendo; más tarde se da por usada.',
  returnTripPossible: 'La nueva salida es posible hasta el {day}.',

  guaranteeSubject: 'Tu devolución por la garantía',
  guaranteeHeadline: 'Sin auroras: te devolvemos {amount}',
  guarantee:
    'Saliste con nosotros el {day} y no viste auroras boreales. Cumplimos nuestra garantía: te devolvemos todo lo que pagaste por la reserva {reference}.',
  anotherNight:
    'Gracias por buscarlas con nosotros. Si vuelves a Rovaniemi, nos alegrará intentarlo contigo otra noche.',
})
