import { type emailEnquiry as english } from '@/content/words/en/email-enquiry'
import { translate } from '@/content/words/translation'

export const emailEnquiry = translate<typeof english>()({
  weAnswer: 'Respondemos por correo electrónico en un plazo de {hours} horas.',
  weAnswerWithin: 'Respondemos en un plazo de {hours} horas',
  received: 'Lo que hemos recibido',
  request: 'Consulta',
  receivedAt: 'Recibida',
  answerTo: 'Respuesta a',
  notRepeated:
    'Tenemos todo lo que escribiste. Para tu protección no se repite aquí: cualquiera puede escribir una dirección de correo en un formulario.',
  seeOurTours: 'Ver nuestras excursiones',

  messageSubject: 'Hemos recibido tu mensaje',
  messageHeadline: 'Tu mensaje ha llegado',
  messageSubline: 'Respondemos por correo electrónico en un plazo de {hours} horas',
  message:
    'Gracias por escribirnos. Una persona de nuestro equipo lee tu mensaje y responde por correo electrónico en un plazo de {hours} horas.',
  contactMessage: 'Mensaje de contacto',
  messageReason:
    'Recibes este correo porque se nos envió un mensaje con esta dirección de correo electrónico. Si no has sido tú, no tienes que hacer nada.',

  tourSubject: 'Hemos recibido tu consulta sobre una excursión a medida',
  tourHeadline: 'Tu consulta ha llegado',
  customizedTour: 'Excursión a medida',
  tour: 'Gracias por pedirnos que organicemos una excursión para ti.',
  firstIdeas: 'Recibirás por correo electrónico nuestras primeras propuestas y nuestras preguntas.',
  planTitle: 'Planeamos la excursión contigo',
  plan: 'Fechas, lugares, ritmo y precio. No se reserva nada hasta que estés de acuerdo.',
  tourReason:
    'Recibes este correo porque se nos envió una consulta sobre una excursión a medida con esta dirección de correo electrónico. Si no has sido tú, no tienes que hacer nada.',

  transportSubject: 'Hemos recibido tu consulta sobre un traslado',
  transportHeadline: 'Tu consulta ha llegado',
  transport: 'Gracias por pedirnos que te llevemos.',
  writeAboutPickUp: 'Te escribimos por correo electrónico sobre el día, la hora y el lugar de recogida.',
  quoteTitle: 'Recibirás un presupuesto personalizado en un plazo de {hours} horas',
  quote: 'Indica un solo precio para tu trayecto.',
  decideTitle: 'Tú decides',
  decide: 'No se reserva nada hasta que estés de acuerdo.',
  seeService: 'Ver el servicio',
  transportReason:
    'Recibes este correo porque se nos envió una consulta sobre un traslado con esta dirección de correo electrónico. Si no has sido tú, no tienes que hacer nada.',
})
