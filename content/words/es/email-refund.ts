import { type emailRefund as english } from '@/content/words/en/email-refund'
import { translate } from '@/content/words/translation'

export const emailRefund = translate<typeof english>()({
  sentToCard: 'Te hemos devuelto {amount} a tu tarjeta.',
  sentBy: 'Te hemos devuelto {amount} {method}.',
  weWriteHow: 'Te devolvemos {amount} y te escribimos para decirte cómo.',
  onItsWay:
    'La devolución de {amount} a la tarjeta o cuenta con la que pagaste está en camino, y suele llegar en un plazo de {from} a {to} días laborables.',
  weWriteHowSince: 'Te devolvemos {amount} y te escribimos para decirte cómo, ya que pagaste {method}.',
  partlyByHand:
    'Te devolvemos {amount}. Lo que pagaste {byProvider} vuelve por la misma vía y suele llegar en un plazo de {from} a {to} días laborables; sobre lo que pagaste {byHand} te escribimos.',
  wentBackSeparately: 'Otros {amount} del pago ya se habían devuelto por separado.',
  wentBackRestFollows: 'Del pago ya se habían devuelto {returned} por separado; ahora se devuelven {rest}.',
  wentBackNoMore: 'Del pago ya se habían devuelto {returned} por separado; no se devuelve nada más.',
  withheldDisputed:
    'Tu banco nos ha pedido que le devolvamos el pago. Mientras decide, no podemos devolverlo también nosotros; el banco te escribirá sobre el resultado. Si decide que el pago se queda con nosotros, te lo devolvemos entonces.',
  withheldTaken: 'Tu banco ha retirado el pago, así que no queda nada que devolver.',
  withheldReturned:
    'Ya se han devuelto {amount} a la tarjeta o cuenta con la que pagaste, así que no queda nada que devolver.',

  subject: 'Tu devolución está en camino',
  headline: 'Devolución de {amount} en camino',
  partHeadline: 'Devolución en camino: {amount} de {whole}',
  partOfWhole: 'Es una parte de los {whole} que te devolvemos en total; sobre cada parte recibes un correo.',
  stillConfirmed: 'Tu reserva, todavía confirmada',
  whatItWasFor: 'Para qué era el pago',
  roomOn: 'Si todavía quieres venir, estas fechas tienen ahora mismo sitio para tu grupo:\n{days}',
  lookInCalendar: 'Si todavía quieres venir, el calendario muestra las plazas libres.',

  goesBack: 'Te devolvemos tu pago de la reserva {reference}.',
  paidTwice:
    'La reserva {reference} se pagó dos veces. {isPaid, select, true {Tu reserva sigue confirmada, con las plazas que tienes, y te devolvemos} other {Te devolvemos}} el segundo pago.',
  wrongAmount:
    'El importe que hemos recibido no es el precio de la reserva, que es de {price}. No hemos podido confirmar con él la reserva {reference}, así que no tienes reserva para este día.',
  seatGone:
    'Tu pago de la reserva {reference} nos llegó cuando las plazas ya no estaban guardadas, y no hemos podido dártelas de nuevo. Por eso no tienes reserva para este día. Lo sentimos.',
  calledOff:
    'Tu pago de la reserva {reference} nos llegó cuando ya habíamos cancelado esta salida. Por eso no tienes reserva para este día. Lo sentimos.',
  overpaid:
    'Por la reserva {reference} hemos recibido más de lo que cuesta. Tu reserva está confirmada, y te devolvemos lo que sobra.',
  notInFull:
    'El pago de la reserva {reference} no nos llegó completo a tiempo, así que las plazas se han liberado. Te devolvemos lo que habíamos recibido.',
  disputeEnded:
    'Tu banco ha decidido sobre tu pago de la reserva {reference}. Te devolvemos ahora lo que no podíamos devolverte antes.',
  goodwill:
    'Te devolvemos una parte de lo que pagaste por la reserva {reference}, como gesto de cortesía. Todo lo demás de tu reserva queda como está.',
  tourNotAsBooked:
    'Tu excursión de la reserva {reference} no fue como la reservaste. Lo sentimos, y te devolvemos una parte de lo que pagaste.',
  ourMistake:
    'Hemos cometido un error en el precio de la reserva {reference}. Lo sentimos, y lo corregimos. Todo lo demás de tu reserva queda como está.',
  bookingChanged:
    'Tu pago de la reserva {reference} nos llegó de una página de pago abierta antes de que se cambiara la reserva, así que ya no era su precio. Te lo devolvemos. Te guardamos las plazas como antes, y la página de tu reserva muestra qué hay que pagar ahora.',
  bookingEnded:
    'Tu pago de la reserva {reference} nos llegó cuando la reserva había terminado. Te lo devolvemos.',

  staysAsItWas: 'La reserva {reference} {isPaid, select, true {queda como estaba} other {ha terminado}}.',
  changeGoesBack: 'Te devolvemos tu pago del cambio.',
  changeDropped: 'Tu pago nos llegó para un cambio que ya se había descartado o sustituido.',
  changePaidTwice:
    'El cambio de la reserva {reference} se pagó dos veces. Está hecho, y te devolvemos el segundo pago.',
  changeWrongAmount: 'El importe que hemos recibido no es lo que cuesta el cambio.',
  changeSeatGone:
    'Tu pago del cambio nos llegó cuando sus plazas ya no estaban guardadas, y no hemos podido dártelas de nuevo. Lo sentimos.',
  changeCalledOff: 'Tu pago del cambio nos llegó cuando ya habíamos cancelado esta salida. Lo sentimos.',
  changeOfOther: 'Tu pago nos llegó para un cambio, pero la reserva ya no es la misma desde entonces.',
  changeOverpaid:
    'Por el cambio de la reserva {reference} hemos recibido más de lo que cuesta. El cambio está hecho, y te devolvemos lo que sobra.',
  changeNotInFull:
    'El pago del cambio no nos llegó completo a tiempo. Te devolvemos lo que habíamos recibido.',
  changeDisputeEnded:
    'Tu banco ha decidido sobre tu pago de un cambio de la reserva {reference}. Te devolvemos ahora lo que no podíamos devolverte antes.',

  correctedSubject: 'Tu devolución, corregida',
  corrected: 'Escribimos que la devolución de {amount} estaba en camino. No era exacto, y lo sentimos.',
  toCard:
    'El dinero va a la tarjeta o cuenta con la que pagaste, y suele llegar en un plazo de {from} a {to} días laborables.',

  creditNoteSubject: 'Tu nota de abono',

  cancelledSubject: 'Reserva cancelada',
  refundSubject: 'Tu devolución',
  cancelledHeadline: 'Tu reserva está cancelada',
  refundHeadline: 'Te devolvemos tu pago',
  departureCalledOff: 'Hemos cancelado esta salida y, con ella, la reserva {reference}.',
  sorryOtherDay:
    'Lo sentimos. Si prefieres venir otro día, responde a este correo, y te ayudamos a reservarlo.',
  cannotRun: 'No podemos hacer la excursión como la reservaste, y hemos cancelado la reserva {reference}.',
  cancelledFor: 'La reserva {reference} para el {start} está cancelada, y tus plazas se han liberado.',
  cancelled: 'La reserva {reference} está cancelada.',
  couldNotRun: 'No pudimos hacer la excursión como la reservaste. Lo sentimos.',
  returnsPaid: 'Te devolvemos lo que pagaste por la reserva {reference}. No tienes que hacer nada.',
  latePaymentReturned: 'Si todavía nos llega un pago, te lo devolvemos entero.',
  cancelledTooLate:
    'La cancelación es gratuita {until}. La tuya llegó más tarde, así que el precio no se devuelve.',
})
