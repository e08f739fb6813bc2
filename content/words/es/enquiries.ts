import { type enquiries as english } from '@/content/words/en/enquiries'
import { translate } from '@/content/words/translation'

export const enquiries = translate<typeof english>()({
  emailAddress: 'Correo electrónico',
  phoneNumber: 'Teléfono',
  message: 'Mensaje',
  needsScript:
    'Para enviar hace falta JavaScript. Actívalo en tu navegador, escribe a {email} o llama al {phone}.',
  privacy: 'Usamos lo que escribes para responderte, como dice nuestra <link>política de privacidad</link>.',
  onItsWay: 'Un momento, por favor: lo que has escrito está en camino.',

  sendMessage: 'Enviar mensaje',
  sending: 'Enviando…',
  messageSent: 'Mensaje enviado.',
  weGetBack: 'Te respondemos lo antes posible.',
  confirmationSent: 'Te hemos enviado un correo de confirmación.',
  messageError: 'Error al enviar el mensaje:',
  messageFailed: 'No se ha podido enviar el mensaje',
  messageUnanswered: 'No se ha podido enviar el mensaje. Inténtalo de nuevo o escríbenos directamente.',
  stillHere: 'Lo que has escrito sigue aquí. Inténtalo de nuevo o escríbenos a <email></email>.',

  sendRequest: 'Enviar consulta',
  customTourHint: 'Qué días y a qué horas, cuántos adultos y niños y de qué edades, y qué esperas del viaje.',
  customTourSent: 'Gracias. Te respondemos lo antes posible para hablar de tu excursión a medida.',
  customTourFailed: 'Algo ha fallado. Inténtalo de nuevo o escríbenos directamente.',

  destination: 'Recogida y destino',
  destinationHint: 'De dónde a dónde: un aeropuerto o una estación, o la dirección de tu hotel o cabaña.',
  additionalInfo: 'Más información',
  additionalInfoHint:
    'Día y hora, o el número de tu vuelo; cuántas personas viajan; sillas infantiles, con las edades.',
  sendingRequest: 'Enviando consulta…',
  transportSent: '✓ Consulta enviada. Pronto nos ponemos en contacto contigo.',
  transportFailed: '✗ No se ha podido enviar la consulta. Inténtalo de nuevo o escríbenos directamente.',
})
