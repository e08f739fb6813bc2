import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'transportation'> = ({ distances }) => ({
  name: 'Transfers',
  shortName: 'Privattransfers ab Rovaniemi, Lappland',
  intro:
    'Ein warmes Fahrzeug und ein Fahrer, der die Straße kennt. In die Fjells von Levi und Kittilä oder wohin Sie sonst müssen.',
  description:
    'Privattransfers in Finnisch-Lappland: von Rovaniemi nach Levi oder Kittilä zum Festpreis, dazu Fahrten ganz nach Ihrem Wunsch mit persönlichem Angebot.',
  map: {
    heading: 'Wo wir Sie abholen',
    text: `An Ihrer Tür in Rovaniemi: an Ihrem Hotel oder Ihrer Hütte, am Flughafen oder am Bahnhof. Von dort folgt eine Straße dem Ounasjoki nach Nordwesten bis Kittilä und Levi, etwa ${distances.levi}, und eine andere führt nach Süden bis Ranua, etwa ${distances.ranua}.`,
    drawn:
      'Eine gezeichnete Karte: Rovaniemi am Polarkreis, wo zwei Flüsse zusammenfließen, die Straße nach Nordwesten bis Kittilä und Levi und die Straße nach Süden bis Ranua',
  },
})
