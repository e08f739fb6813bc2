import { iceFishing, iceFishingPage } from '@/content/tours/ice-fishing'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = iceFishing
const { adviceAge } = iceFishingPage.safety

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Pêche blanche avec un guide',
  duration: '3 à 4 heures',
  place: 'Un lac gelé près de Rovaniemi',
  meetingPoint: 'Prise en charge à votre hébergement à Rovaniemi',
  whatToBring:
    'Vos vêtements les plus chauds, en plusieurs couches, des bottes d’hiver assez larges pour de grosses chaussettes, et deux paires de moufles : l’une sera mouillée.',
  times: `Prise en charge à ${time(times.start)}, retour entre ${time(times.earliestEnd)} et ${time(times.end)}`,
})

export const text: TourFile['text'] = ({ factText, leastIce, time }, words) => ({
  shortName: 'Pêche blanche avec un guide près de Rovaniemi',
  summary: 'Un trou dans la glace, une canne courte, et le calme d’un lac en hiver.',
  description: `Pêche sous la glace près de Rovaniemi, ${seatsPerDeparture} personnes au plus. Prise en charge à ${time(times.start)}, un feu sur la rive, une soupe chaude, et un guide qui mesure la glace.`,
  why: {
    heading: 'Un sport tranquille',
    lead: 'Vous percez la glace, vous vous asseyez, vous attendez, et de temps en temps le bout de la canne bouge.',
    paragraphs: [
      'Beaucoup de Finlandais l’ont appris enfants. La canne est longue comme l’avant-bras, et le reste est affaire de poignet. Nous vous montrons où le fond plonge, comment percer un trou sans vous mouiller, et à quel point un tout petit geste suffit.',
      'Ce que vous rapportez est rarement un gros poisson. C’est la lumière d’un midi d’hiver, rose à onze heures et bleue dès quinze heures au début de janvier, et le bruit de la glace.',
      'Sur la rive, nous entretenons un feu, avec de la soupe et du café dessus. Si les poissons veulent bien, nous les grillons sur place.',
    ],
  },
  itinerary: {
    heading: 'La journée, heure par heure',
    steps: [
      {
        when: time(times.start),
        title: 'Nous venons vous chercher',
        text: `${words.meetingPoint}. Un court trajet nous mène au lac.`,
      },
      {
        when: 'Sur la glace',
        title: 'Percer, appâter, s’asseoir',
        text: 'Nous vous donnons une tarière, une canne et une peau de renne pour vous asseoir. Le guide vous montre comment faire et mesure la glace avec vous.',
      },
      {
        when: 'Vers midi',
        title: 'La soupe près du feu',
        text: 'Le soleil bas sur le lac, une soupe chaude, du pain et du café, et le temps de se réchauffer.',
      },
      {
        when: 'Ensuite',
        title: 'Un second essai',
        text: 'Un autre trou, une autre profondeur. Les perches se déplacent en banc, et nous aussi.',
      },
      {
        when: `De ${time(times.earliestEnd)} à ${time(times.end)}`,
        title: 'De retour à votre porte',
        text: 'Plus tôt les jours de grand gel, plus tard quand ça mord.',
      },
    ],
  },
  included: [
    'La prise en charge et le retour à votre hébergement à Rovaniemi',
    'Un guide qui connaît ces lacs',
    'Tarière, cannes, appâts et une peau de renne pour s’asseoir',
    'Soupe, pain, café et jus chaud près du feu',
  ],
  notIncluded: [
    'Les vêtements d’hiver et les bottes : nous vous écrivons ce qu’il faut apporter',
    'Le poisson : certains jours, il n’y en a pas',
    'L’assurance voyage',
  ],
  questions: [
    {
      question: 'Faut-il un permis de pêche ?',
      answer:
        'Non, il ne vous en faut pas. Avec une seule canne simple, c’est un droit général pour qui pêche à titre privé ; un groupe avec un guide a besoin de l’autorisation du propriétaire des eaux, et l’obtenir est notre affaire.',
    },
    {
      question: 'La glace est-elle sûre ?',
      answer: `Nous la mesurons avant d’y emmener qui que ce soit, à chaque endroit. Pendant la saison de cette sortie, elle a d’ordinaire entre 20 et 70 cm d’épaisseur. Au-dessous de ${leastIce} de glace claire, le minimum que l’agence finlandaise de sécurité demande pour des personnes à pied, nous n’y allons pas.`,
    },
    {
      question: 'Aurai-je froid ?',
      answer:
        'Par temps de gel, on a plus froid immobile qu’en marchant. Mettez de la laine, un manteau épais et des bottes d’une taille de plus. Un feu brûle sur la rive.',
    },
    {
      question: 'La sortie convient-elle aux enfants ?',
      answer: `${factText(adviceAge, `Oui, à partir de ${adviceAge.value} ans environ`)}, avec un adulte. Les enfants sont souvent doués, parce qu’ils se couchent à plat ventre et regardent dans le trou.`,
    },
  ],
  safety: {
    walking: 'Jusqu’à 500 mètres sur la neige du lac.',
    access:
      'Une marche haute pour monter dans le minibus, puis de la neige et de la glace, où un fauteuil roulant n’avance guère. Une luge peut transporter une personne qui marche avec difficulté, si vous nous le dites avant.',
    toilets: 'Des toilettes sèches sur la rive, quand l’endroit en a ; sinon, il n’y en a pas.',
    equipment:
      'Des pics de sauvetage pour chaque personne, une corde, une tarière pour mesurer, des vêtements secs.',
  },
})
