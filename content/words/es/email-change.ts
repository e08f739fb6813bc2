import { type emailChange as english } from '@/content/words/en/email-change'
import { translate } from '@/content/words/translation'

export const emailChange = translate<typeof english>()({
  changedSubject: 'Reserva cambiada',
  changedHeadline: 'Hemos cambiado tu reserva',
  changedByUsSubject: 'Hemos tenido que cambiar tu reserva',
  changedByUs: 'El cambio es cosa nuestra, y lo sentimos.',
  unsuitedTitle: 'Si no te viene bien',
  unsuited:
    'Responde a este correo o llama al {phone}. Buscamos otra fecha contigo, o cancelamos la reserva y te devolvemos todo lo que pagaste por ella.',
  otherTour:
    'La reserva {reference} es ahora para la excursión «{tourName}» del {day}, en lugar de «{formerTour}» del {formerDay}.',
  otherDay: 'La reserva {reference} es ahora para el {day}, en lugar del {formerDay}.',
  otherParty: 'La reserva {reference} es ahora para {party}, en lugar de {formerParty}.',
  otherPrice: 'El precio de la reserva {reference} es ahora de {price}.',
  stillToPay:
    'Todavía está pendiente el pago de {amount}, {due, select, none {dentro del plazo} other {a más tardar el {due}}}.',
  detailsVoid: 'Si ya tienes datos de pago nuestros, dejan de valer: espera los nuevos que te enviaremos.',
  changePaid: 'Hemos recibido tu pago de {amount} {method} por el cambio.',
  costsNothing: 'Con el cambio no hay nada que pagar ni que devolver.',

  paymentSubject: 'Tu cambio está pendiente de pago',
  paymentPreheader:
    'Hay que pagar {amount} {due, select, none {dentro del plazo} other {a más tardar el {due}}}.',
  paymentHeadline: 'Tu cambio está preparado',
  payment:
    '{isByUs, select, true {Hemos} other {Como pediste, hemos}} preparado un cambio de la reserva {reference}: {party}, el {day}. Hay que pagar {amount} por él, {due, select, none {dentro del plazo} other {a más tardar el {due}}}, y hasta entonces te guardamos las plazas.',
  paymentSteps:
    'La página de tu reserva lleva al pago: pulsa allí «Pagar ahora», y el cambio queda hecho un momento después. Si prefieres dejarlo todo como está, pulsa «Mantener la reserva». Si no se paga, el cambio caduca y tu reserva queda como estaba.',
  bookingAfterChange: 'Tu reserva después del cambio',

  droppedSubject: 'Tu cambio ha quedado sin efecto',
  droppedPreheader: 'Tu reserva queda como se ve abajo, y no hay nada que pagar.',
  dropped:
    'Habíamos preparado un cambio de la reserva {reference} que estaba pendiente de pago. Ya no lo guardamos, y no hay nada que pagar por él. La reserva es para {party}, el {day}.',
  droppedNext:
    'Si todavía quieres el cambio, responde a este correo y lo preparamos de nuevo. Si ya lo has pagado, te devolvemos ese pago entero.',
  changeGone:
    'El cambio a {party}, el {day}, que no estaba pagado, ya no vale, y no hay nada que pagar por él. Si ya lo has pagado, aunque sea en parte, te lo devolvemos todo. Si todavía quieres el cambio, pídelo otra vez en la página de tu reserva o responde a este correo.',

  lapsedSubject: 'Tu cambio ha caducado por falta de pago',
  lapsedPreheader: 'Tu reserva queda como estaba, y no hay nada que pagar.',
  lapsed:
    'El pago del cambio de la reserva {reference} no nos ha llegado a tiempo, así que el cambio ha caducado y no hay nada que pagar por él.',
  lapsedDetailsVoid: 'Si tienes datos de pago para él, ya no valen.',
  staysAsItWas: 'La reserva queda como estaba: {party}, el {day}.',
  lapsedNext:
    'Si todavía quieres el cambio, pídelo otra vez en la página de tu reserva, {until}, o responde a este correo. Si has pagado mientras tanto, hacemos el cambio si todavía hay sitio, o te devolvemos el pago entero.',
})
