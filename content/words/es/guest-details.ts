import { type guestDetails as english } from '@/content/words/en/guest-details'
import { translate } from '@/content/words/translation'

export const guestDetails = translate<typeof english>()({
  filledIn: 'Rellenado como en tu reserva {reference}, y todavía sin guardar para esta. Compruébalo.',
  save: 'Guardar',

  name: 'Nombre',
  email: 'Correo electrónico',
  emailHint:
    'Si lo cambias, te enviaremos un enlace a la nueva dirección; el cambio se aplica cuando lo abras.',
  phone: 'Teléfono',
  language: 'Idioma',
  languageHint: 'El de esta página y el de nuestros próximos correos.',
  whereYouAre: 'Dónde te alojas',
  pickUp: 'Lugar de recogida',
  pickUpHint: 'Hotel o dirección donde te espera tu guía.',
  meetingHint: 'Hotel o dirección, para que acordemos dónde encontrarnos.',
  whatToKnow: 'Qué debemos saber',
  wishes: 'Peticiones especiales',
  wishesHint:
    'La edad de los niños, sillas infantiles, números de calzado, un cumpleaños. No escribas nada sobre tu salud: para eso está el campo de abajo.',
  health: 'Salud',
  healthHint:
    'Alergias, enfermedades, dificultades para caminar: lo que tu guía debe saber para cuidar de ti.',
  agree: 'Doy mi consentimiento',

  consentMissing: 'Marca la casilla o deja vacío el campo sobre la salud',
  noConsent:
    'No se ha guardado nada sobre tu salud, porque la casilla de abajo no estaba marcada. Todo lo demás está guardado. Marca la casilla y confirma de nuevo.',
  notSaved:
    'Lo que has escrito aquí no se ha podido guardar, así que queda como estaba. Todo lo demás está guardado. Compruébalo.',
  missing:
    'Rellena todos los campos obligatorios. Lo que has escrito sigue aquí, todavía sin guardar; todo lo demás está guardado.',
  tooLong:
    'Aquí caben {most} caracteres como máximo. Lo que has escrito sigue aquí, todavía sin guardar; todo lo demás está guardado.',
  unusable:
    'Aquí hay caracteres que no se pueden usar. Lo que has escrito sigue aquí, todavía sin guardar; todo lo demás está guardado.',
  notAnAddress:
    'Este correo electrónico no es válido. Lo que has escrito sigue aquí, todavía sin guardar; todo lo demás está guardado.',
  healthConsentText:
    'Doy mi consentimiento para que {brand} guarde lo que escribo aquí sobre la salud y para que lo lea mi guía, con el fin de que se me pueda atender en la excursión. Se borra {days} días después de la excursión. Puedo retirar este consentimiento en cualquier momento en la página de mi reserva.',
})
