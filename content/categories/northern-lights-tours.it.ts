import { type PageFile } from '@/content/texts/text-files'
import { familyNorthernLights } from '@/content/tours/family-northern-lights'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { times } = familyNorthernLights
const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'northernLightsTours'> = ({ time }) => ({
  shortName: 'Escursioni per l’aurora boreale a Rovaniemi',
  intro:
    'Lo stesso cielo, due serate. Una va avanti finché le nuvole non si aprono; l’altra ha un fuoco, una storia, e finisce all’ora di andare a letto.',
  description: `Due tour dell’aurora boreale da Rovaniemi: una caccia all’aurora in ${seatsPerDeparture} al massimo, con garanzia, e una serata in famiglia accanto al fuoco, a casa alle ${time(times.end)}.`,
  cards: {
    guaranteedNorthernLights: {
      name: 'Aurora boreale o rimborso',
      description:
        'Leggiamo le mappe delle nuvole prima di venire a prenderti, e andiamo dove il cielo è aperto. Se si chiude, ripartiamo. Se l’aurora non la vedi, scegli fra il rimborso completo e una nuova uscita gratuita.',
      features: [
        'Rimborso o nuova uscita',
        'Succo caldo accanto al fuoco',
        'Partenza dal tuo alloggio',
        'Aiuto con la fotocamera',
      ],
    },
    familyNorthernLights: {
      name: 'Aurora boreale in famiglia',
      description:
        'Un breve tragitto fuori dalle luci della città, un fuoco, salsicce e succo caldo di bacche. La guida tiene d’occhio il cielo e racconta della volpe che con la coda lo riempì di scintille.',
      features: ['Fuoco all’aperto', 'Succo e salsicce', 'Seggiolini', 'A casa prima di mezzanotte'],
    },
  },
})
