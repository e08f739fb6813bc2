import * as daytimeExperiences from '@/content/categories/daytime-experiences.fr'
import * as northernLightsTours from '@/content/categories/northern-lights-tours.fr'
import * as rentingEquipment from '@/content/categories/renting-equipment.fr'
import * as customizedTour from '@/content/customized-tour-page.fr'
import * as home from '@/content/home.fr'
import * as packingList from '@/content/packing-list.fr'
import * as pictures from '@/content/pictures.fr'
import * as questions from '@/content/questions.fr'
import * as reviews from '@/content/reviews.fr'
import * as rovaniemiSky from '@/content/rovaniemi-sky.fr'
import { type TextFiles } from '@/content/texts/text-files'
import * as familyNorthernLights from '@/content/tours/family-northern-lights.fr'
import * as guaranteedNorthernLights from '@/content/tours/guaranteed-northern-lights.fr'
import * as iceFishing from '@/content/tours/ice-fishing.fr'
import * as ranuaZoo from '@/content/tours/ranua-zoo.fr'
import * as snowshoe from '@/content/tours/snowshoe.fr'
import * as customTransport from '@/content/transport/custom-transport.fr'
import * as privateTransfer from '@/content/transport/private-transfer.fr'
import * as transportation from '@/content/transport/transportation.fr'
import * as yourStay from '@/content/your-stay.fr'

/** The text files in French. */
export const french: TextFiles = {
  pages: {
    customizedTour,
    daytimeExperiences,
    home,
    northernLightsTours,
    packingList,
    pictures,
    questions,
    rentingEquipment,
    reviews,
    rovaniemiSky,
    transportation,
    yourStay,
  },
  tours: { familyNorthernLights, guaranteedNorthernLights, iceFishing, ranuaZoo, snowshoe },
  transport: { customTransport, privateTransfer },
}
