import { type panel as english } from '@/content/words/en/panel'
import { translate } from '@/content/words/translation'

export const panel = translate<typeof english>()({
  chooseDate: 'Elegir fecha',
  introduction: 'Elige la fecha y cuántas personas vienen',
  loading: 'Cargando los datos de la excursión…',
  stillNothing:
    '¿Sigue sin aparecer nada? Llama al <phone></phone> o escribe a <email></email>, y reservamos tus plazas.',
  needsScript:
    'Para reservar hace falta JavaScript. Actívalo en tu navegador, llama al <phone></phone> o escribe a <email></email>, y reservamos tus plazas. <note>Si vuelves de la página de pago: desde aquí no podemos ver si has pagado. Mira tu correo antes de reservar otra vez. Las plazas que no se han pagado vuelven a quedar libres {minutes} minutos después de que empezaras a pagar.</note>',
  notLoaded: 'No se ha podido cargar el calendario. ¿Tienes conexión?',
  writeOrCall: 'O escribe a <email></email> o llama al <phone></phone>, y reservamos tus plazas.',
  failed: 'Aquí algo ha fallado. El fallo es nuestro, y lo que has escrito se conserva.',
  failedDialogHeading: 'Aquí algo ha fallado',
  failedDialog: 'El fallo es nuestro, y lo que has escrito en el formulario se conserva.',
  callInstead: 'Si vuelve a ocurrir, llama al <phone></phone> y reservamos tus plazas.',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  bar: 'Reserva',
  fromPrice: 'Desde {price}',
  perAdult: 'por adulto, IVA incluido',
  howMany: '¿Cuántas personas?',
  yourDetails: 'Tus datos',
  toPayment: 'Ir al pago',
})
