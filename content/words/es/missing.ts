import { type missing as english } from '@/content/words/en/missing'
import { translate } from '@/content/words/translation'

export const missing = translate<typeof english>()({
  title: 'Página no encontrada',
  description:
    'Esta dirección no lleva a ninguna página de nuestra web. Las excursiones desde Rovaniemi, los artículos de viaje y el formulario de contacto están a un paso de aquí.',
  heading: 'Hasta aquí no llega ninguna huella',
  text: 'La página no existe, o ya no. Las excursiones sí, y nosotros también.',
  seeTours: 'Ver las excursiones',
  busyHeading: 'Un momento, por favor',
  busyText:
    'Ahora mismo no se ha podido cargar tu página, y no se ha cambiado nada. Vuelve a cargarla dentro de un momento o llámanos: <phone></phone>.',
})
