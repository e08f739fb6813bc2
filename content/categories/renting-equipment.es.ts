import { type PageFile } from '@/content/texts/text-files'
import { snowshoe } from '@/content/tours/snowshoe'

const { seatsPerDeparture } = snowshoe

export const text: PageFile<'rentingEquipment'> = () => ({
  shortName: 'Alquiler de raquetas de nieve en Rovaniemi',
  intro:
    'Lo que necesitas para salirte del camino despejado, ajustado a ti, y una ruta acorde con la luz del día.',
  description: `Alquiler de raquetas de nieve y bastones en Rovaniemi, ajustados a ti, con una breve explicación y ruta para ir a tu ritmo. Para grupos de hasta ${seatsPerDeparture} personas.`,
  cards: {
    snowshoe: {
      name: 'Raquetas de nieve de calidad',
      description:
        'Raquetas y bastones de tu talla, un cuarto de hora de explicación y dos o tres rutas en el teléfono. A partir de ahí, el bosque es tuyo el tiempo que quieras.',
      features: [
        'Ajustadas a tus botas',
        'Bastones incluidos',
        'Rutas para tu teléfono',
        'Nuestro número por el camino',
      ],
    },
  },
})
