import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'transportation'> = ({ distances }) => ({
  name: 'Transferts',
  shortName: 'Transferts privés en Laponie finlandaise',
  intro:
    'Un véhicule chauffé et un chauffeur qui connaît la route. Vers les fjells de Levi et de Kittilä, ou partout ailleurs où vous devez être.',
  description:
    'Transport privé en Laponie finlandaise : un transfert de Rovaniemi à Levi ou Kittilä à prix fixe, et des trajets de votre choix avec un devis personnalisé.',
  map: {
    heading: 'Où nous venons vous chercher',
    text: `À votre porte à Rovaniemi : à votre hôtel ou à votre chalet, à l’aéroport ou à la gare. De là, une route suit l’Ounasjoki vers le nord-ouest jusqu’à Kittilä et Levi, environ ${distances.levi}, et une autre mène au sud jusqu’à Ranua, environ ${distances.ranua}.`,
    drawn:
      'Une carte dessinée : Rovaniemi sur le cercle polaire, là où deux rivières se rejoignent, la route du nord-ouest vers Kittilä et Levi, et la route du sud vers Ranua',
  },
})
