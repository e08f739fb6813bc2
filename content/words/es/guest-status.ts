import { type guestStatus as english } from '@/content/words/en/guest-status'
import { translate } from '@/content/words/translation'

export const guestStatus = translate<typeof english>()({
  changeByUs: 'Estamos haciendo un cambio',
  changeByUsText:
    'En este momento estamos cambiando esta reserva, y te escribimos cuando esté hecho. Mírala de nuevo dentro de diez minutos.',
  confirmed: 'Confirmada',
  confirmedText: 'Tus plazas están reservadas.',
  countdown: '{days, plural, =0 {Es hoy.} =1 {Es mañana.} other {Faltan # días.}}',
  begun: 'Tu excursión ha comenzado',
  begunText: 'Si todavía no hay nadie contigo, llámanos.',
  over: 'Tu excursión ha terminado',
  overText: 'Gracias por haber venido con nosotros.',
  changeDebit: 'El pago de tu cambio está en camino',
  changeDebitText:
    'Tu banco necesita unos días para enviarlo, y mientras tanto te guardamos las plazas. Hasta que llegue, tu reserva queda como se ve abajo.',
  changeOpen: 'Hay un cambio pendiente de pago',
  changeOpenText: 'Hasta que se pague, tu reserva queda como se ve abajo.',
  payBy: 'Paga a más tardar el {due}; si no, el cambio caduca.',
  payOver: 'El plazo para pagarlo ha terminado, y el cambio caduca el {end}. Puedes pedirlo otra vez.',
  unpaid: 'A la espera de tu pago',
  unpaidText: 'Te guardamos las plazas. Serán tuyas en cuanto recibamos el pago.',
  unpaidUntil: 'Te guardamos las plazas hasta el {due}. Serán tuyas en cuanto recibamos el pago.',
  debit: 'Tu pago está en camino',
  debitText:
    'Tu banco necesita unos días para enviarlo. Mientras tanto te guardamos las plazas, y te escribiremos cuando lo hayamos recibido.',
  cancelled: 'Cancelada',
  refunded: 'Cancelada, con devolución',
  lapsed: 'Caducada',
  bookAnother: 'Puedes reservar otra fecha cuando quieras.',

  departureCancelled: 'Hemos tenido que cancelar esta excursión',
  departureCancelledText: 'Lo sentimos. Tú eliges qué hacemos ahora.',
  merged: 'Tu excursión tiene otra fecha',
  mergedText: 'Hemos unido dos fechas. Si te viene bien la nueva, no tienes que hacer nada.',
  timeChanged: 'Tu excursión comienza a otra hora',
  timeChangedText: 'Si te viene bien la nueva hora, no tienes que hacer nada.',
  lightsNotSeen: 'No se han visto auroras boreales',
  lightsNotSeenText: 'Puedes hacer uso de nuestra garantía.',

  endedByGuest: 'Hemos cancelado tu reserva, tal como pediste.',
  endedByUs: 'Hemos tenido que cancelarla, y lo sentimos.',
  endedWithDeparture: 'Hemos tenido que cancelar esta excursión, y lo sentimos.',
  endedByChoice: 'Has elegido la devolución.',
  seatsFree: 'Tus plazas vuelven a estar libres.',
  priceKept: 'El plazo de cancelación gratuita había terminado, así que el precio no se devuelve.',
  notPaid: 'Las plazas no se pagaron y vuelven a estar libres, y no se ha cobrado nada.',
  notPaidInFull: 'Las plazas no se pagaron del todo y vuelven a estar libres.',
  sentBack: 'Te hemos devuelto {amount}.',
  weReturn: 'Te devolvemos {amount} de forma manual, y te escribimos para decirte cómo.',
  onItsWay:
    'La devolución de {amount} está en camino. En una tarjeta suele llegar en un plazo de {from} a {to} días laborables.',
  disputed: 'Tu banco ha abierto una disputa sobre el pago y todavía no ha decidido.',
  disputedThenReturned:
    'Si decide que el pago se queda con nosotros, te devolvemos entonces lo que te debemos.',

  cancelOver: 'Desde el {end}, el precio no se devuelve si cancelas.',
  cancelTripOver: 'Desde el {end}, la nueva salida se da por usada si cancelas.',
  cancelUntil:
    'Hasta el {end} puedes cancelar, y te devolvemos el precio completo. Después ya no hay devolución.',
  cancelTripUntil:
    'Hasta el {end} puedes cancelar, y te volvemos a deber la nueva salida. Después se da por usada.',
  cancelDisputed:
    'Hasta el {end} puedes cancelar gratis; mientras siga abierta la disputa de tu banco sobre el pago, no se devuelve nada.',
  cancelLessened:
    'Hasta el {end} puedes cancelar, y te devolvemos lo que todavía tenemos de tu pago. Después ya no hay devolución.',
})
