import { type review as english } from '@/content/words/en/review'
import { translate } from '@/content/words/translation'

export const review = translate<typeof english>()({
  title: '¿Qué tal fue?',
  description: 'Escribe sobre la excursión que hiciste con nosotros, vuelve a leer tu opinión o retírala.',
  stars: 'Estrellas',
  starCount: '{count, plural, one {# estrella} other {# estrellas}}',
  words: 'Tu opinión',
  wordsHint: 'Lo que contarías a un amigo: qué estuvo bien y qué no. Al menos {least} caracteres.',
  firstName: 'Nombre de pila',
  country: 'País',
  language: 'Idioma',
  anotherLanguage: 'Otro idioma',
  photograph:
    'Si mi guía me hizo una fotografía en esta excursión, doy permiso para mostrarla con mi opinión. (Opcional)',
  whatIsShown:
    'Cualquiera puede leer tus estrellas, tu opinión, tu nombre de pila y tu país, con la línea «{line}». Puedes retirarla con este mismo enlace hasta el {day} y, después, escribiéndonos.',
  send: 'Enviar opinión',

  sent: 'Gracias. Tenemos tu opinión.',
  exists:
    'Ya has escrito sobre esta excursión, así que no se ha enviado nada de nuevo. Si quieres cambiarla, retira primero esta opinión y escríbela otra vez.',
  withdrawn: 'Hemos borrado tu opinión, aquí y en nuestras páginas. Puedes escribir otra cuando quieras.',
  limited:
    'Se ha enviado muchas veces, así que ahora no se ha enviado nada. Tu opinión sigue aquí: inténtalo de nuevo dentro de una hora.',

  received: 'Tu opinión todavía no está publicada',
  receivedText:
    'Leemos cada opinión antes de publicarla, y publicamos también las críticas. Cómo lo hacemos se explica en nuestro <link>aviso legal</link>.',
  published: 'Tu opinión está publicada',
  publishedText: 'Está entre <link>todas las opiniones</link>.',
  refused: 'Tu opinión no se publica',
  refusedText: 'No la publicamos.',
  changedMind: '¿Has cambiado de idea?',
  ifYouWithdraw:
    'Retírala, y se borra en el acto, aquí y en nuestras páginas, junto con tu consentimiento para una fotografía y las que mostremos.',
  withdraw: 'Retirar opinión',
})
