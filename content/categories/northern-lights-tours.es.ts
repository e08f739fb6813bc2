import { type PageFile } from '@/content/texts/text-files'
import { familyNorthernLights } from '@/content/tours/family-northern-lights'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { times } = familyNorthernLights
const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'northernLightsTours'> = ({ time }) => ({
  shortName: 'Excursiones de auroras boreales, Rovaniemi',
  intro:
    'El mismo cielo, dos noches. Una sigue hasta que se abren las nubes; la otra tiene un fuego, un cuento y hora de acostarse.',
  description: `Dos excursiones de auroras boreales desde Rovaniemi: una búsqueda con garantía, hasta ${seatsPerDeparture} personas, y una noche en familia junto al fuego, en casa a las ${time(times.end)}.`,
  cards: {
    guaranteedNorthernLights: {
      name: 'Auroras boreales, o te devolvemos el dinero',
      description:
        'Leemos los mapas de nubes antes de recogerte y conducimos hasta donde el cielo está despejado. Si se cierra, seguimos camino. Si no ves auroras, eliges entre la devolución completa y una nueva salida gratis.',
      features: [
        'Devolución o nueva salida',
        'Zumo caliente junto al fuego',
        'Recogida en tu puerta',
        'Ayuda con tu cámara',
      ],
    },
    familyNorthernLights: {
      name: 'Auroras boreales en familia',
      description:
        'Un trayecto corto lejos de las luces de la ciudad, un fuego, salchichas y zumo caliente de bayas. Tu guía vigila el cielo y cuenta la historia del zorro que con la cola lanzaba chispas a lo alto.',
      features: [
        'Fuego al aire libre',
        'Zumo y salchichas',
        'Sillas infantiles',
        'En casa antes de medianoche',
      ],
    },
  },
})
