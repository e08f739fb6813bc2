import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'transportation'> = ({ distances }) => ({
  name: 'Traslados',
  shortName: 'Traslados privados en la Laponia finlandesa',
  intro:
    'Un vehículo con calefacción y un conductor que conoce la carretera. A los fjells de Levi y Kittilä, o adonde te haga falta.',
  description:
    'Transporte privado en la Laponia finlandesa: traslado de Rovaniemi a Levi o Kittilä a precio fijo, y viajes a tu medida con presupuesto personalizado.',
  map: {
    heading: 'Dónde te recogemos',
    text: `En tu puerta en Rovaniemi: en tu hotel o cabaña, en el aeropuerto o en la estación. De allí sale una carretera que sigue el Ounasjoki hacia el noroeste hasta Kittilä y Levi, unos ${distances.levi}, y otra hacia el sur hasta Ranua, unos ${distances.ranua}.`,
    drawn:
      'Un mapa dibujado: Rovaniemi en el círculo polar, donde se juntan dos ríos, la carretera del noroeste a Kittilä y Levi y la carretera del sur a Ranua',
  },
})
