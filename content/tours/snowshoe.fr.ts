import { snowshoe } from '@/content/tours/snowshoe'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = snowshoe

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Randonnée en raquettes',
  duration: 'Libre, aussi longtemps que vous voulez',
  place: 'Les forêts et les fjells autour de Rovaniemi',
  meetingPoint: 'Nous convenons du lieu de rendez-vous avec vous par e-mail',
  whatToBring:
    'Des bottes d’hiver qui couvrent la cheville, des couches qui s’ouvrent quand vous marchez, un bonnet et des gants, et un thermos avec quelque chose de chaud. Dites-nous vos pointures si vous ne les avez pas indiquées en réservant.',
  times: `À partir de ${time(times.start)} ; vous décidez combien de temps vous marchez`,
})

export const text: TourFile['text'] = ({ time }, words) => ({
  shortName: 'Location de raquettes à neige à Rovaniemi',
  summary: 'Des raquettes à votre taille, un parcours qui vous convient, et la forêt rien que pour vous.',
  description: `Raquettes et bâtons à votre taille, un parcours adapté et toute la journée dans les forêts et les fjells autour de Rovaniemi. Pour ${seatsPerDeparture} personnes au plus.`,
  why: {
    heading: 'Là où aucun chemin n’est déneigé',
    lead: 'En raquettes, toute la forêt est un chemin. Pas besoin d’entraînement : il suffit d’une matinée et d’avoir chaud aux pieds.',
    paragraphs: [
      'Une fois l’hiver installé, la neige autour de Rovaniemi est trop profonde pour des bottes. En raquettes, vous restez dessus et vous allez là où ne passent ni les pistes de ski ni les motoneiges : entre les épicéas courbés sous leur charge de neige, à travers une tourbière gelée, en haut d’un fjell pour la vue.',
      'Nous apportons des raquettes et des bâtons à votre taille, nous vous montrons comment les mettre et comment faire demi-tour dans une pente, et nous proposons un parcours selon la lumière, le temps et vos jambes. Ensuite, la journée est à vous. En Finlande, marcher en forêt est le droit de chacun, à qui que soit le terrain.',
      `Une réservation vaut pour ${seatsPerDeparture} personnes au plus, qui marchent ensemble. Si vous êtes davantage, ou si vous voulez un guide à vos côtés, écrivez-nous d’abord.`,
    ],
  },
  itinerary: {
    heading: 'Votre journée, à votre rythme',
    steps: [
      {
        when: `À partir de ${time(times.start)}`,
        title: 'Le rendez-vous',
        text: `${words.meetingPoint}. Vous essayez les raquettes, et nous réglons fixations et bâtons.`,
      },
      {
        when: 'Premiers pas',
        title: 'Une courte leçon',
        text: 'Marcher, tourner, descendre. Cela prend un quart d’heure.',
      },
      {
        when: 'Aussi longtemps qu’il vous plaît',
        title: 'En route',
        text: 'Une heure dans la forêt voisine ou une journée sur le fjell. Le parcours est dans votre téléphone, et notre numéro aussi.',
      },
      {
        when: 'Quand vous voulez',
        title: 'Vous rendez les raquettes',
        text: 'Au lieu et à l’heure convenus.',
      },
    ],
  },
  included: [
    'Raquettes et bâtons à votre taille, pour la journée',
    'Une courte leçon',
    'Deux ou trois parcours au choix, pour votre téléphone',
    'Notre numéro, pour les questions en chemin',
  ],
  notIncluded: [
    'Un guide pendant la marche : demandez-le, et nous vous envoyons une offre',
    'Les vêtements d’hiver et les bottes',
    'Le repas et les boissons : prenez un thermos',
    'L’assurance voyage',
  ],
  questions: [
    {
      question: 'Faut-il être en bonne forme ?',
      answer:
        'Si vous pouvez marcher une heure, vous pouvez marcher une heure en raquettes, un peu plus lentement. Une neige fraîche et profonde et les côtes rendent la marche plus dure ; nous choisissons le parcours avec vous.',
    },
    {
      question: 'Quelles chaussures faut-il ?',
      answer:
        'Des bottes d’hiver imperméables à semelle ferme. La fixation s’adapte à presque toutes les pointures, celles des enfants comprises. Les chaussures fines ou à talons ne conviennent pas.',
    },
    {
      question: 'Combien d’heures de jour y a-t-il ?',
      answer:
        'À la mi-décembre, environ deux heures et demie de soleil, et six avec le crépuscule ; à la fin de février, près de dix heures de soleil. Pendant les semaines sombres, nous conseillons un parcours court.',
    },
    {
      question: 'Et s’il n’y a pas assez de neige ?',
      answer:
        'En novembre, et certaines années au début de décembre, cela peut arriver. Dans ce cas, nous annulons, et vous choisissez entre un remboursement intégral et une autre date.',
    },
  ],
  safety: {
    walking:
      'Aussi loin que vous le voulez, dans la neige molle ; nous proposons des parcours de deux à huit kilomètres.',
    access:
      'Vous marchez sans guide, sur un terrain inégal ; raquettes et fauteuil roulant ne vont pas ensemble.',
    toilets: 'Des toilettes sèches près des abris ouverts des parcours balisés ; ailleurs, il n’y en a pas.',
    equipment: 'Une carte du parcours, une lampe frontale et une couverture de survie par groupe, en prêt.',
  },
})
