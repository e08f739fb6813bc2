import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'yourStay'> = () => ({
  name: 'Votre séjour, jour par jour',
  shortName: 'Séjour à Rovaniemi : sorties et nuits noires',
  description:
    'Indiquez quand vous êtes à Rovaniemi et à combien : toutes les sorties de chaque jour, places libres, votre prix, heures d’obscurité et lune de chaque soir.',
  answer: {
    title: 'Vos jours à Rovaniemi : sorties et places',
    description:
      'Toutes les sorties des jours de votre séjour à Rovaniemi : places libres, prix pour tout votre groupe, heures d’obscurité et lune de chaque soir.',
  },
  intro:
    'Dites-nous quand vous êtes ici et combien vous êtes. Vous voyez toutes les sorties de chacun de vos jours : places, prix, obscurité et lune.',
  guide: {
    heading: 'Comment lire la page',
    parts: [
      {
        title: 'Deux sorties le même jour',
        text: 'Nos heures vont de votre porte à votre porte. Une sortie de jour et une sortie du soir se combinent s’il y a au moins une heure entre les deux, pour des chaussettes sèches et le dîner. Des sorties aux mêmes heures ne se combinent pas.',
      },
      {
        title: 'Le soir le plus noir',
        text: 'Ce qui compte d’abord, c’est la durée de l’obscurité, puis le clair de lune pendant ce temps : moins il y en a, mieux c’est. L’un et l’autre se calculent pour Rovaniemi, avec certitude. Les nuages comptent autant et ne se prévoient pas si longtemps à l’avance : gardez, si possible, un second soir libre.',
      },
      {
        title: 'Une date complète',
        text: 'Son lien mène tout de même au calendrier de la sortie. Là, vous pouvez vous inscrire sur la liste d’attente, et nous vous écrivons quand une place se libère.',
      },
    ],
  },
})
