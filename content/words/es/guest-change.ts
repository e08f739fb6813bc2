import { type guestChange as english } from '@/content/words/en/guest-change'
import { translate } from '@/content/words/translation'

export const guestChange = translate<typeof english>()({
  guests: 'Cambiar los participantes',
  guestsDescription:
    'Más o menos participantes en tu excursión: mira cuánto cuesta o cuánto te devolvemos antes de que cambie nada.',
  date: 'Cambiar la fecha',
  dateDescription:
    'Otra fecha de la misma excursión: mira cuánto cuesta o cuánto te devolvemos antes de que cambie nada.',
  details: 'Cambiar los datos',
  detailsDescription:
    'Tu nombre, tu teléfono, dónde te recogemos y tus peticiones: hasta que comience la excursión, sin coste.',
  tellUs: 'Alojamiento y datos para tu guía',
  tellUsDescription:
    'Dónde te recogemos, tus peticiones y qué debe saber tu guía sobre tu salud: hasta que comience la excursión, sin coste.',
  cancel: 'Cancelar la reserva',
  cancelDescription: 'Cancela tu reserva: mira cuánto te devolvemos antes de que ocurra nada.',
  refund: 'Devolución completa',
  refundDescription: 'Te devolvemos todo lo que has pagado: mira el importe antes de que ocurra nada.',
  anotherDate: 'Otra fecha',
  anotherDateDescription:
    'Las fechas que puedes elegir: mira cuánto te devolvemos con cada una antes de que ocurra nada.',
  anotherTour: 'Otra excursión',
  anotherTourDescription:
    'Las excursiones que puedes elegir a cambio: mira cuánto te devolvemos con cada fecha antes de que ocurra nada.',
  back: 'Volver a tu reserva',
  outdated: 'No se ha hecho nada: desde que lo miraste, algo ha cambiado. Míralo otra vez.',
  lookedOften:
    'Esta reserva se ha consultado muchas veces. Inténtalo de nuevo dentro de {minutes, plural, one {# minuto} other {# minutos}}: no ha cambiado nada, y lo que has elegido sigue aquí.',

  now: 'Ahora: {party}, {price}.',
  adults: 'Adultos',
  children: 'Niños',
  ages: 'De {from} a {to} años',
  seeWhatChanges: 'Ver qué cambia',
  noDate: 'Ahora mismo ninguna fecha tiene sitio para todo tu grupo.',
  aboutTour: 'Sobre esta excursión',
  seeDatesOf: 'Ver las fechas de «{tour}»',

  newDate: 'Nueva fecha',
  yours: 'la tuya',
  ownDate: 'la fecha de tu reserva',
  free: 'gratis',
  samePrice: 'mismo precio',
  more: '{amount} más',
  less: '{amount} menos',
  allFree: 'Todas las fechas son gratis para ti.',
  allSame: 'Todas las fechas cuestan lo mismo que la tuya.',
  noneMore: 'Ninguna fecha te cuesta más.',
  plusAndMinus: '+ lo pagas y − te lo devolvemos.',
  plus: '+ lo pagas.',
  minus: '− te lo devolvemos.',

  whatYouGetBack: 'Te devolvemos',
  whatThisCosts: 'Coste',
  confirm: 'Confirmar',
  keep: 'Dejarlo como está',
  confirmCancellation: 'Confirmar la cancelación',
  keepBooking: 'Mantener la reserva',
  alreadySo: 'Tu reserva ya es así.',
  alreadyChosen: 'Eso ya lo has elegido.',
  placesFree:
    'En esa fecha {seats, plural, one {queda libre # plaza más} other {quedan libres # plazas más}}. Elige menos participantes u otra fecha.',
  thenFor: 'Tu reserva pasa a ser para {party}.',
  movesTo: 'Tu reserva pasa al {day}.',
  droppedChange: 'Tu otro cambio, pendiente de pago, se descarta.',
  chargedLater: 'Ahora no se cobra nada. Después pagas {price} en total.',
  detailsVoid: 'Si ya tienes datos de pago nuestros, dejan de valer, y te enviamos otros nuevos.',
  payByCard:
    'Pagas en la página siguiente. Te guardamos las plazas durante los {minutes} minutos que tienes para ello; si no pagas, tu reserva queda como está.',
  payInCrypto:
    'Pagas con criptomonedas: te enviamos los datos de pago por correo electrónico. Te guardamos las plazas hasta el {until}; si no pagas, tu reserva queda como está.',
  arrivedGoesBack: 'Te devolvemos lo que habíamos recibido antes por el cambio, {amount}.',

  choiceEnds: 'Con esto termina tu reserva. No se puede deshacer.',
  choiceReturnTrip: 'Una nueva salida gratis el {day}, como reserva aparte. Solo puedes elegir una vez.',
  choiceKeeps: 'Vienes el {day}, como dice tu reserva.',
  choiceMoves: 'Tu reserva pasa al {day}. Solo puedes elegir una vez.',
  choiceMovesToTour: 'Tu reserva pasa a la excursión «{tour}» del {day}. Solo puedes elegir una vez.',

  chooseAgain: 'Puedes elegir de nuevo entre la devolución y otra nueva salida.',
  seatsFreed: 'Tus plazas quedan libres en el acto para otros viajeros. No se puede deshacer.',
  disputed:
    'Tu banco ha abierto una disputa sobre el pago: hasta que decida no podemos devolver nada. Si decide que el pago se queda con nosotros, te lo devolvemos entonces.',
  takenByBank: 'Tu banco ha retirado el pago, así que no queda nada que devolver.',
  returnedBefore: 'Lo que pagaste ya se ha devuelto antes.',
  nothingPaid: 'No se ha pagado nada, así que no se devuelve nada.',
  notReturned: 'El plazo de cancelación gratuita ha terminado: el precio no se devuelve.',
})
