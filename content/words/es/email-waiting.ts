import { type emailWaiting as english } from '@/content/words/en/email-waiting'
import { translate } from '@/content/words/translation'

export const emailWaiting = translate<typeof english>()({
  howWeOffer: 'Cómo ofrecemos las plazas libres',
  order:
    'Ofrecemos las plazas que quedan libres en el orden en que cada grupo confirmó su puesto en la lista. No se salta a nadie, salvo cuando una plaza no basta para un grupo y sí para el siguiente, o cuando a una misma conexión a internet se le ofrecerían a la vez más plazas de las que tiene una salida.',

  joinedSubject: 'Confirma tu puesto en la lista de espera: «{tourName}»',
  joinedPreheader: 'Un clic, y tu puesto en la lista cuenta desde entonces.',
  joinedHeadline: 'Confirma tu puesto en la lista',
  joined:
    'Gracias por esperar. Confirma, por favor, tu puesto en la lista en un plazo de {confirmHours} horas: cuenta desde entonces. Cuando haya sitio para {party} en una de tus fechas, te escribimos y te guardamos la plaza hasta {offerHours} horas (menos si la excursión está próxima) para que tengas tiempo de decidir. Antes no hay nada que pagar.',
  confirmPlace: 'Confirmar mi puesto',
  yourDates: 'Tus fechas',
  leaveByLink:
    'Si cambian tus planes, con el mismo enlace sales de la lista en cualquier momento. Si otra persona escribió tu dirección, no tienes que hacer nada: lo que no se confirma se borra.',
  joinedReason:
    'Recibes este correo porque esta dirección de correo electrónico se escribió en el formulario de una lista de espera de nuestra web.',

  offeredSubject: 'Hay una plaza libre para ti',
  offered:
    'Hay sitio para {party} en la fecha que esperabas. Paga {due, select, none {dentro del plazo} other {a más tardar el {due}}} y es tuyo; después, pasa al siguiente de la lista.',
  payOnPage:
    'Pulsa el botón de abajo para ver la plaza y pagarla. El pago con tarjeta se confirma en el acto, y la confirmación te llega por correo electrónico.',
  payByReply: 'Para pagar, responde a este correo o llámanos.',
  seeAndPay: 'Ver y pagar',
  yourPlace: 'Tu plaza, localizador {reference}',
  dateUnsuitedTitle: 'Si la fecha ya no te viene bien',
  dateUnsuited:
    'No tienes que hacer nada: la plaza pasa por sí sola al siguiente de la lista, y no debes nada. Si tampoco quieres esperar plaza en tus otras fechas, puedes salir de la lista.',
  leaveList: 'Salir de la lista',
  offeredReason:
    'Recibes este correo porque esta dirección de correo electrónico está en la lista de espera de esta fecha.',
})
