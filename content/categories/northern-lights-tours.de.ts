import { type PageFile } from '@/content/texts/text-files'
import { familyNorthernLights } from '@/content/tours/family-northern-lights'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { times } = familyNorthernLights
const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'northernLightsTours'> = ({ time }) => ({
  shortName: 'Nordlichttouren ab Rovaniemi, Lappland',
  intro:
    'Derselbe Himmel, zwei Abende. Der eine dauert, bis die Wolken aufreißen; der andere hat ein Feuer, eine Geschichte und eine Schlafenszeit.',
  description: `Zwei Touren zu den Polarlichtern ab Rovaniemi: eine mit höchstens ${seatsPerDeparture} Gästen und Geld-zurück-Garantie, eine für Familien am Feuer, um ${time(times.end)} Uhr zu Hause.`,
  cards: {
    guaranteedNorthernLights: {
      name: 'Nordlichter mit Geld-zurück-Garantie',
      description:
        'Wir lesen die Wolkenkarten, bevor wir Sie abholen, und fahren dorthin, wo der Himmel offen ist. Zieht er zu, fahren wir weiter. Keine Nordlichter gesehen: Sie wählen zwischen dem vollen Preis zurück und einer kostenlosen Wiederholung.',
      features: [
        'Geld zurück oder Wiederholung',
        'Heißer Saft am Feuer',
        'Abholung an Ihrer Tür',
        'Hilfe mit der Kamera',
      ],
    },
    familyNorthernLights: {
      name: 'Nordlichter für Familien',
      description:
        'Eine kurze Fahrt aus dem Licht der Stadt, ein Feuer, Würstchen und heißer Beerensaft. Der Guide behält den Himmel im Auge und erzählt von dem Fuchs, dessen Schwanz Funken hinauffegte.',
      features: ['Offenes Feuer', 'Saft und Würstchen', 'Kindersitze', 'Vor Mitternacht zu Hause'],
    },
  },
})
