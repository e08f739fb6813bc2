import { privateEveningCents } from '@/content/private-evening'
import { type PageFile } from '@/content/texts/text-files'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'customizedTour'> = ({ companyReceipt, euros, tourName }) => ({
  name: 'Excursión a medida',
  shortName: 'Excursión a medida, Rovaniemi y Laponia',
  intro:
    'Tu gente, tus días, tu ritmo. Nos cuentas qué te gustaría, y planeamos el invierno a partir de ahí.',
  description:
    'Una excursión privada en Rovaniemi y la Laponia finlandesa, planeada para ti: auroras boreales, nieve, lagos y animales, con tu propio guía y a tu ritmo.',
  facts: [
    ['Duración', 'Una noche, un día o varios días, uno a uno'],
    ['Tamaño del grupo', 'Tu grupo y nadie más'],
    ['Precio', `Un solo presupuesto, hecho para ti; una noche privada, desde ${euros(privateEveningCents)}`],
  ],
  arrange: {
    heading: 'Qué podemos preparar',
    lead: 'Todo lo que hay en esta web, en otro orden y solo para tu grupo. Y algunas cosas que no están en ella.',
    offers: [
      {
        name: 'Auroras boreales, solo para tu grupo',
        text: 'El guía y el vehículo son tuyos, desde el anochecer hasta que quieras volver a casa. Se pueden añadir más noches, cada una con su reserva.',
      },
      {
        name: 'Días de nieve y hielo',
        text: 'Raquetas con guía, un lago donde pescar, un fjell a mediodía. Una hora o un día, lo que permitan tus piernas y el frío.',
      },
      {
        name: 'Animales y gente del norte',
        text: 'El parque de fauna de Ranua a tu ritmo, una granja de renos, el taller de un artesano.',
      },
      {
        name: 'El traslado hasta allí',
        text: 'Te llevamos a tu cabaña o a tu iglú de cristal, con el equipaje y los esquís. El alojamiento lo reservas tú; nosotros no lo vendemos.',
      },
    ],
  },
  wishes: {
    heading: 'Qué nos piden',
    examples: [
      {
        name: 'Una pregunta bajo el cielo',
        text: 'Una pedida de mano en un lago en calma, con un fuego, un termo y un guía que mira hacia otro lado.',
      },
      {
        name: 'Tres generaciones',
        text: 'Algo que hacer para el niño de cinco años y algo para la abuela, y un sitio caliente entre medias.',
      },
      {
        name: 'Noches para fotógrafos',
        text: 'Sitios oscuros con un primer plano, tiempo para montar el trípode y ninguna linterna ajena en la foto.',
      },
      {
        name: 'Un día de invierno para una empresa',
        text: 'Un grupo mayor con varios guías, un solo plan y una cena junto al fuego.',
      },
    ],
  },
  steps: {
    heading: 'Cómo funciona',
    steps: [
      {
        when: 'Primero',
        title: 'Nos escribes',
        text: 'Cuándo vienes, con quién y qué esperas.',
      },
      {
        when: 'Luego',
        title: 'Te preguntamos',
        text: 'Por las edades, por las botas, por lo tarde que puede acabar una noche. Lo que no se puede hacer lo decimos enseguida.',
      },
      {
        when: 'Poco después',
        title: 'Recibes un plan',
        text: 'Días, horas y un solo precio en euros, IVA incluido. Cambias lo que quieras hasta que encaje.',
      },
      {
        when: 'Ese día',
        title: 'Te recogemos',
        text: 'En tu puerta en Rovaniemi, con un guía que ha leído el plan y la previsión.',
      },
    ],
  },
  request: {
    action: 'Planea tu excursión',
    heading: 'Háblanos de tus días',
    text: `Para empezar bastan unas líneas, y con ellas no reservas nada. Una noche privada cuesta desde ${euros(privateEveningCents)}: es el precio de las ${seatsPerDeparture} plazas de nuestra excursión «${tourName(guaranteedNorthernLights)}». La tuya puede costar más, y su precio queda fijado antes de que reserves.`,
    company: `¿Paga una empresa? ${companyReceipt} Si necesita algo más, pregúntanos antes de reservar.`,
  },
})
