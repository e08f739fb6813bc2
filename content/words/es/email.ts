import { type email as english } from '@/content/words/en/email'
import { translate } from '@/content/words/translation'

export const email = translate<typeof english>()({
  greeting: 'Hola, {name}:',
  greetingWithoutName: 'Hola:',
  signature: 'Si algo no queda claro, responde a este correo o llama al {phone}.\n\nUn saludo,\n{brand}',
  reason:
    'Recibes este correo porque la reserva {reference} se hizo con esta dirección de correo electrónico.',
  subject: '{what}: «{tourName}», {day} ({reference})',
  companyWithId: '{legalName}, número de empresa (Y-tunnus) {businessId}',
  businessId: 'Número de empresa (Y-tunnus) {businessId}',

  reference: 'Localizador',
  tour: 'Actividad',
  date: 'Fecha',
  time: 'Hora',
  place: 'Lugar',
  guests: 'Participantes',
  requests: 'Peticiones especiales',
  price: 'Precio',
  paid: 'Pagado',
  refundedBefore: 'Ya devuelto',
  toPay: 'Por pagar',
  wasToPay: 'Había que pagar',
  finnishTime: '(hora de Finlandia)',
  adultsAt: '{count, plural, one {# adulto a {price}} other {# adultos a {price} cada uno}}',
  childrenAt: '{count, plural, one {# niño a {price}} other {# niños a {price} cada uno}}',
  priceWithVat: '{price} {method}, IVA incluido',
  nothingToPay: 'Nada que pagar',

  yourBooking: 'Tu reserva',
  whatWasBooked: 'Lo que habías reservado',
  whatHappensNext: 'Qué pasa ahora',
  whatToBring: 'Qué traer',
  ifPlansChange: 'Si cambian tus planes',
  ifUnpaidTitle: 'Si el pago no llega a tiempo',
  ifUnpaid: 'Tus plazas pasan a otros viajeros y la reserva caduca. No debes nada.',
  endedUnpaid: 'Tu reserva ha caducado por falta de pago',
  seatsReturned: 'Tus plazas se han liberado, y no debes nada.',
  nothingWasPaid: 'No se había pagado nada, así que no hay nada que devolver.',

  seeYourTour: 'Ver tu excursión',
  seeTheTour: 'Ver la excursión',
  chooseDate: 'Elegir fecha',
  chooseAnotherDate: 'Elegir otra fecha',
  tellWhereYouStay: 'Dinos dónde te alojas',

  start: 'Comienzo: {time}',
  timesAndPlace: '{times} (hora de Finlandia).\n{place}.',
  onDay: 'El {day}',
  ourGuarantee: 'Nuestra garantía',
  calendarAdds: 'El archivo de calendario adjunto a este correo añade la excursión a tu calendario.',
  calendarAddsIt: 'El archivo de calendario adjunto a este correo añade la excursión a tu calendario.',
  calendarUpdates: 'El archivo de calendario adjunto a este correo actualiza tu calendario.',
  calendarRemoves: 'El archivo de calendario adjunto a este correo quita la excursión de tu calendario.',

  freeUntil:
    '{hours, plural, =0 {hasta el comienzo} one {hasta # hora antes del comienzo} other {hasta # horas antes del comienzo}}',
  freeUntilFormerStart:
    '{hours, plural, =0 {hasta el comienzo anterior, más tardío} one {hasta # hora antes del comienzo anterior, más tardío} other {hasta # horas antes del comienzo anterior, más tardío}}',
  cancelFree:
    'Puedes cancelar gratis {until}. {hasPage, select, true {Hazlo en la página de tu reserva o escríbenos} other {Escríbenos}} antes del {end}, y te devolvemos el precio completo; después ya no hay devolución. Dentro de ese plazo también puedes cambiar el número de participantes o la fecha.',
  cancelOver:
    'Las reservas se pueden cancelar gratis {until}. Para tu excursión, ese plazo terminó el {end}, así que el precio no se devuelve si cancelas.',
  weatherReason: 'El tiempo no {isLate, select, true {permitió} other {permite}} hacerla con seguridad.',
  guideReason:
    'Tu guía no {isLate, select, true {pudo} other {puede}} encargarse de ella, y no {isLate, select, true {teníamos} other {tenemos}} a nadie más.',
  fewReason: '{isLate, select, true {La habían} other {La han}} reservado muy pocas personas.',
  mergedReason: 'La hemos unido con otra fecha.',

  receipt: 'el recibo {number}',
  creditNote: 'la nota de abono {number}',
  attached: '{count, plural, one {{papers} va adjunto.} other {{papers} van adjuntos.}}',
  returnedPart: 'Habíamos recibido un pago de {amount}, y te lo devolvemos.',
  replyWithWallet: 'Responde, por favor, con la dirección del monedero que debe recibirlo.',
})
