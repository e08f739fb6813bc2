import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'rovaniemiSky'> = () => ({
  name: 'Le ciel de Rovaniemi',
  title: 'Ciel de Rovaniemi : nuit et nouvelles lunes',
  description:
    'Quand il fait nuit à Rovaniemi de septembre à avril, nuit par nuit, quand la lune est nouvelle, et comment lire une prévision d’aurores boréales.',
  intro: 'La durée des nuits, la date des nouvelles lunes, et ce qu’une prévision peut vous dire ou non.',
  chart: {
    heading: 'Une saison de nuits',
    text: 'Chaque ligne horizontale est une nuit, d’un midi au suivant. Dans le bleu le plus clair, le soleil est levé ; dans le plus sombre, il est à 18 degrés au moins sous l’horizon. Entre les deux, c’est le crépuscule, long et bleu au cœur de l’hiver. Les décrochements d’octobre et de mars correspondent aux changements d’heure.',
  },
  months: {
    heading: 'Quand il fait nuit, et jour de nouveau',
    text: 'Nous disons qu’il fait nuit quand le soleil est à 12 degrés au moins sous l’horizon. C’est assez noir pour des aurores calmes ; les fortes se montrent plus tôt. Toutes les heures sont à l’heure finlandaise, pour Rovaniemi et un horizon plat.',
  },
  moons: {
    heading: 'Les nouvelles lunes',
    text: 'Autour de la nouvelle lune, le ciel est au plus noir et plein d’étoiles. La pleine lune efface les aurores les plus pâles et vous montre la forêt à la place ; nous ne déplacerions pas un voyage pour cela.',
  },
  forecast: {
    heading: 'Comment lire une prévision d’aurores',
    text: 'L’obscurité et la lune sont connues avec certitude des années à l’avance. Les nuages et les aurores ne le sont pas : une prévision utile porte à un jour ou deux pour les nuages, et à une heure pour les aurores.',
    steps: [
      {
        title: 'Les nuages d’abord',
        text: 'Regardez les nuages bas et moyens, heure par heure, dans deux prévisions. Là où elles se contredisent, le ciel sera morcelé, et il est utile de prendre la route.',
      },
      {
        title: 'Puis le vent solaire',
        text: 'Entre la Terre et le Soleil, des satellites le mesurent environ une heure avant son arrivée. La vitesse dit si la soirée peut être animée. Le chiffre Bz dit si la porte est ouverte : au-dessous de zéro, elle l’est.',
      },
      {
        title: 'Puis les magnétomètres',
        text: 'Des stations au sol tracent une courbe du champ magnétique. Quand celle de Sodankylä ou de Muonio fait un bond, des aurores sont en cours en Laponie, qu’il y ait ou non des nuages au-dessous.',
      },
      {
        title: 'L’indice Kp en dernier',
        text: 'Un chiffre de 0 à 9 toutes les trois heures. Il décrit la planète entière et dit peu de chose d’une soirée à Rovaniemi.',
      },
    ],
  },
  institutes: {
    heading: 'Où les instituts publient leurs prévisions',
    links: {
      spaceWeather: {
        name: 'Institut météorologique finlandais : aurores et météo de l’espace',
        text: 'Les magnétomètres de Finlande, en direct, avec une prévision rédigée.',
      },
      weather: {
        name: 'Institut météorologique finlandais : météo à Rovaniemi',
        text: 'Les nuages et la température des prochains jours.',
      },
      aurora: {
        name: 'NOAA, centre de prévision de la météo de l’espace : prévision d’aurores',
        text: 'Une carte des endroits où il peut y avoir des aurores dans l’heure.',
      },
      solarWind: {
        name: 'NOAA, centre de prévision de la météo de l’espace : vent solaire',
        text: 'Vitesse, densité et Bz, à mesure qu’ils sont mesurés.',
      },
    },
  },
  onward: {
    heading: 'Votre nuit à vous',
    text: 'Choisissez une date sur la page d’une sortie, et le ciel de cette nuit apparaît sous le calendrier. Les soirs d’un séjour entier ont leur propre page, côte à côte.',
  },
})
