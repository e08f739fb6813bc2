import { minUnaccompaniedAge } from '@/content/policies'
import { familyNorthernLights, familyNorthernLightsPage } from '@/content/tours/family-northern-lights'
import { type TourFile } from '@/content/tours/tour-page'

const { prices, seatsPerDeparture, times } = familyNorthernLights
const { adviceAge } = familyNorthernLightsPage.safety

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Aurores boréales en famille',
  duration: '2 heures',
  place: 'Rovaniemi, Laponie finlandaise',
  meetingPoint: 'Prise en charge à votre hébergement à Rovaniemi',
  whatToBring:
    'Plusieurs épaisseurs chaudes pour tout le monde, des bonnets, des moufles et des bottes d’hiver assez larges pour de grosses chaussettes ; une paire de moufles de rechange par enfant. Dînez avant la prise en charge.',
  times: `De ${time(times.start)} à ${time(times.end)}, de porte à porte`,
})

export const text: TourFile['text'] = ({ euros, factText, time }, words) => ({
  shortName: 'Aurores boréales en famille à Rovaniemi',
  summary: 'Une courte soirée sous le ciel, avec un feu, du jus chaud et du temps pour les questions.',
  description: `Aurores boréales en famille près de Rovaniemi, de ${time(times.start)} à ${time(times.end)}, de porte à porte : un feu, du jus chaud, des histoires sur le ciel, et retour avant minuit.`,
  why: {
    heading: 'Une soirée à hauteur d’enfant',
    lead: 'Assez courte pour de petites jambes, avec un feu vers lequel revenir en courant et une vue dégagée vers le nord.',
    paragraphs: [
      'Attendre les aurores boréales est facile quand on est grand, et difficile quand on a six ans. Ce soir-là, il y a donc de quoi s’occuper : un feu à nourrir, des saucisses à retourner, des étoiles à trouver, et l’histoire du renard dont la queue balayait des étincelles vers le ciel. Le mot finnois pour les aurores, revontulet, veut dire « feux du renard ».',
      'Nous roulons un peu hors de la ville, jusqu’à un endroit abrité avec une vue dégagée vers le nord. Si le ciel est clair et que les aurores se montrent, vous les voyez sans quitter le feu. Sinon, vous aurez passé une soirée au coin du feu, dans une forêt d’hiver.',
      `Plusieurs familles partent ensemble, ${seatsPerDeparture} personnes au plus en tout. Pendant cette sortie, nous ne poursuivons pas le ciel toute la nuit. Si voir des aurores compte plus pour vous que l’heure du coucher, prenez « Aurores boréales : vues ou remboursées ».`,
      'D’octobre aux derniers jours de mars, il fait nuit pendant que nous sommes dehors. Après le passage à l’heure d’été, le dernier dimanche de mars, la sortie se passe surtout au crépuscule et, à partir du 8 avril environ, la nuit n’est pas encore noire quand vous rentrez. Venez alors pour le feu et la forêt, et ne comptez pas sur des aurores.',
    ],
  },
  itinerary: {
    heading: 'La soirée, heure par heure',
    steps: [
      {
        when: time(times.start),
        title: 'Nous venons vous chercher',
        text: `${words.meetingPoint}. Les sièges enfants sont prêts si vous avez indiqué les âges dans les demandes particulières en réservant.`,
      },
      {
        when: 'Première demi-heure',
        title: 'Vers l’obscurité',
        text: 'Un court trajet jusqu’à la lisière de la forêt. Nous éteignons les lampes et laissons les yeux s’habituer.',
      },
      {
        when: 'Près du feu',
        title: 'Du jus, des saucisses et le renard',
        text: 'Le feu est allumé, le jus de baies est chaud, et le guide raconte ce que les gens du Nord croyaient voir dans les aurores, et ce qu’elles sont.',
      },
      {
        when: 'Pendant tout ce temps',
        title: 'Un œil sur le ciel',
        text: 'Le guide guette le premier arc pâle. Souvent, il est bas au nord avant de se mettre en mouvement.',
      },
      {
        when: time(times.end),
        title: 'De retour à votre porte',
        text: `La durée, ${words.duration}, est comptée de porte à porte. La plupart des enfants dorment avant l’arrivée.`,
      },
    ],
  },
  included: [
    'La prise en charge et le retour à votre hébergement à Rovaniemi',
    'Un guide qui aime les enfants et leurs questions',
    'Un feu, du jus de baies chaud et des saucisses à griller',
    'Des sièges enfants, si vous nous dites les âges',
  ],
  notIncluded: [
    'Les vêtements d’hiver : plusieurs épaisseurs pour les enfants ; nous vous écrivons ce qu’il faut apporter',
    'La garantie de la sortie « Aurores boréales : vues ou remboursées »',
    'Le dîner : mangez avant la prise en charge',
    'L’assurance voyage',
  ],
  questions: [
    {
      question: 'À partir de quel âge la sortie convient-elle ?',
      answer: `${factText(adviceAge, `À partir de ${adviceAge.value} ans environ`)}. Les plus petits peuvent venir s’ils sont chaudement habillés et ont l’habitude d’être debout à ${time(times.start)}. Les moins de ${minUnaccompaniedAge} ans viennent avec un adulte et paient ${euros(prices.childCents)}.`,
    },
    {
      question: 'Verrons-nous des aurores à coup sûr ?',
      answer:
        'Non. La soirée est courte et se passe près de la ville : les nuages peuvent couvrir le ciel d’un bout à l’autre. C’est pourquoi elle coûte moins cher et ne comporte pas de garantie.',
    },
    {
      question: 'Comment habiller les enfants ?',
      answer:
        'De la laine ou de la polaire à même la peau, une couche chaude, une combinaison de neige, deux paires de moufles et des bottes assez larges pour de grosses chaussettes. Le plus important est un bonnet qui couvre les oreilles.',
    },
    {
      question: 'À notre date, fait-il assez nuit pour voir des aurores ?',
      answer: `Jusqu’au dernier dimanche de mars, oui. À partir de là, avec l’heure d’été, c’est le crépuscule dès ${time(times.start)} et la nuit seulement après dix heures du soir puis, à partir du 8 avril environ, pas avant ${time(times.end)}. Ces semaines-là, « Aurores boréales : vues ou remboursées », qui finit plus tard dans la nuit, est le meilleur choix pour en voir.`,
    },
  ],
  safety: {
    walking: 'Jusqu’à 100 mètres sur un sentier tassé, du minibus au feu, dans l’obscurité.',
    access:
      'Une marche haute pour monter dans le minibus. Une poussette avance mal dans la neige ; une luge est à disposition. Sur le sentier, un fauteuil roulant a besoin d’aide.',
    toilets: 'Des toilettes sèches près du feu.',
    equipment: 'Sièges enfants, couvertures, moufles de rechange, lampes frontales à lumière rouge.',
  },
})
