import { type emailPayment as english } from '@/content/words/en/email-payment'
import { translate } from '@/content/words/translation'

export const emailPayment = translate<typeof english>()({
  heldSubject: 'Te guardamos las plazas',
  heldPreheader:
    'Todavía sin confirmar: hay que pagar {due, select, none {dentro del plazo} other {a más tardar el {due}}}.',
  heldHeadline: 'Tus plazas están guardadas',
  held: 'Gracias por tu reserva {reference}. Has elegido pagar {method}. Te guardamos las plazas. La reserva todavía no está confirmada; lo estará en cuanto recibamos tu pago.',
  sendDetailsStep: 'Te enviamos los datos de pago',
  sendDetails:
    'Recibirás la dirección del monedero y los datos de pago por correo electrónico en un plazo de {hours} horas.',
  sendDetailsSoon:
    'Recibirás la dirección del monedero y los datos de pago por correo electrónico con tiempo suficiente antes de que venza el pago.',
  nameCoin: 'Responde, por favor, con el nombre de la criptomoneda que quieres usar.',
  nameCoinUnlessRequested:
    'Responde, por favor, con el nombre de la criptomoneda que quieres usar, si no está entre tus peticiones.',
  payStep: 'Pagas en un plazo de {hours} horas',
  payBy: 'Hay que pagar {due, select, none {dentro del plazo} other {a más tardar el {due}}}.',
  confirmStep: 'Confirmamos tu reserva',
  confirm:
    'En cuanto recibamos el pago, te enviaremos la confirmación y un archivo de calendario por correo electrónico.',

  detailsSubject: 'Cómo pagar',
  detailsPreheader:
    '{amount} {method}, {due, select, none {dentro del plazo} other {a más tardar el {due}}}.',
  detailsHeadline: 'Tus datos de pago',
  details:
    'Así se paga {isOfChange, select, true {el cambio de la reserva {reference}} other {la reserva {reference}}}: {amount} {method}, {due, select, none {dentro del plazo} other {a más tardar el {due}}}.',
  partArrived: 'Ya hemos recibido {amount}.',
  earlierDetailsVoid: 'Los datos de pago anteriores, si los tenías, ya no son válidos.',
  pleaseSend: 'Qué enviar',
  amount: 'Importe',
  address: 'Dirección',
  network: 'Red',
  worth: 'Valor',
  rate: 'Tipo de cambio',
  codeAlt: 'Código QR de la dirección de pago',
  beforeSending: 'Antes de enviarlo',
  sendingAdvice:
    'Compara la dirección carácter por carácter y elige exactamente la red indicada arriba: las monedas enviadas por otra no llegan. La comisión de la red va aparte. Cuando haya llegado todo, recibirás nuestra confirmación por correo electrónico.',
  bookingUntilThen: 'Tu reserva hasta entonces',

  noDetailsSent:
    'No te enviamos a tiempo los datos de pago de la reserva {reference}. Lo sentimos: fue un error nuestro, y no pudiste pagar. Las plazas se han liberado al acabar el plazo{due, select, none {} other {, el {due}}}, y no debes nada.',
  lapsed:
    'Tu pago de la reserva {reference} no nos ha llegado {due, select, none {dentro del plazo} other {antes del {due}}}. Las plazas se han liberado, y no debes nada.',
  restLapsed:
    'El resto de tu pago de la reserva {reference} no nos ha llegado {due, select, none {dentro del plazo} other {antes del {due}}}. Las plazas se han liberado, y no debes nada.',
  bookAgainOrReply:
    'Si todavía quieres venir, reserva de nuevo. Si has pagado mientras tanto, responde a este correo y lo miramos en el acto.',
  bookAgainByCard:
    'Si todavía quieres venir, reserva de nuevo y paga con tarjeta: entonces tus plazas se confirman en el acto.',
  bookAgainButton: 'Reservar de nuevo',
  bookAgainByCardButton: 'Reservar con tarjeta',

  shortSubject: 'Falta una parte de tu pago',
  shortPreheader: 'Faltan {amount}, {due, select, none {dentro del plazo} other {a más tardar el {due}}}.',
  shortHeadline: 'Faltan {amount}',
  short:
    'Gracias: hemos recibido {arrived} {method} por {isOfChange, select, true {el cambio de la reserva {reference}} other {la reserva {reference}}}. Faltan {rest}. Te guardamos las plazas, y hay que pagar el resto {due, select, none {dentro del plazo} other {a más tardar el {due}}}.',
  ifRestLateTitle: 'Si el resto no llega a tiempo',
  ifRestOfChangeLate: 'Tu reserva queda como estaba, y te devolvemos lo que hemos recibido.',
  ifRestLate: 'Tus plazas pasan a otros viajeros, y te devolvemos lo que hemos recibido.',
  sendRest:
    'Envía el resto como enviaste esta parte, o págalo con tarjeta: la página de tu reserva lleva al pago, en «Pagar ahora».',
  askForRest: 'Responde a este correo y te enviamos los datos para el resto.',
  sendRestTo:
    'Al tipo de cambio que te enviamos, son {coins}. Envíalas a la misma dirección, {address}, por la red {network}.',

  failedSubject: 'Tu pago no se ha realizado',
  failedPreheader: 'No se ha cargado nada en tu cuenta, y las plazas vuelven a estar libres.',
  failedChangePreheader: 'No se ha cargado nada en tu cuenta, y tu reserva queda como estaba.',
  failed:
    'Tu banco no ha realizado el pago de la reserva {reference}. No se ha cargado nada en tu cuenta. Las plazas vuelven a estar libres, así que no tienes reserva para este día.',
  failedChange:
    'Tu banco no ha realizado el pago del cambio de la reserva {reference}. No se ha cargado nada en tu cuenta, y la reserva queda como estaba.',
  retry:
    'Si todavía quieres venir, el calendario muestra las plazas libres. El pago con tarjeta se confirma en el acto; tu banco puede decirte por qué no ha pagado.',
  retryChange:
    'Si todavía quieres el cambio, pídelo otra vez en la página de tu reserva. El pago con tarjeta se confirma en el acto; tu banco puede decirte por qué no ha pagado.',

  underWaySubject: 'Tu pago está en camino',
  underWayPreheader: 'Te guardamos las plazas. No tienes que hacer nada ni pagar otra vez.',
  underWay:
    'Gracias por reservar con nosotros. Tu banco está tramitando el pago de la reserva {reference}. Desde una cuenta bancaria tarda unos días, y mientras tanto te guardamos las plazas.',
  underWayWait:
    'No tienes que hacer nada ni pagar otra vez. Te escribiremos en cuanto recibamos el pago, y ese correo confirmará tu reserva.',
  whatIsBooked: 'Lo que has reservado',
  underWayLabel: 'En camino',
  ifBankFailsTitle: 'Si tu banco no paga',
  ifBankFails:
    'Entonces no se carga nada en tu cuenta, las plazas pasan a otros viajeros y te lo decimos por correo electrónico.',

  keptSubject: 'Hemos recibido tu pago',
  keptPreheader: 'Es de la reserva que cancelaste, y no se devuelve.',
  kept: 'Tu banco ha realizado el pago de la reserva {reference}, que estaba en camino cuando la cancelaste. La cancelación es gratuita {until}; la tuya llegó más tarde, así que el pago no se devuelve.',

  linkSubject: 'Te guardamos las plazas',
  linkPreheader:
    'Paga {due, select, none {dentro del plazo} other {a más tardar el {due}}}, y tu reserva queda confirmada.',
  linkHeadline: 'Tus plazas están guardadas',
  link: 'Gracias por reservar con nosotros. Te guardamos las plazas de la reserva {reference} hasta que recibamos tu pago; hay que pagar {due, select, none {dentro del plazo} other {a más tardar el {due}}}.',
  linkSteps:
    'La página de tu reserva lleva al pago: pulsa allí «Pagar ahora» cuando te venga bien y paga con tarjeta en la página segura de Stripe. La confirmación te llega un momento después.',
  linkLapsedNext:
    'Si todavía quieres venir, llámanos o responde a este correo, o elige entre las plazas libres. Si has pagado mientras tanto, te damos plaza de nuevo si hay sitio, o te devolvemos el pago entero.',
})
