import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'packingList'> = () => ({
  name: 'Que mettre dans la valise pour la Laponie en hiver',
  shortName: 'Liste pour la valise, Laponie en hiver',
  description:
    'La liste pour une semaine d’hiver à Rovaniemi, à imprimer et à cocher : bagage à main, couches de vêtements, ce qu’il faut par sortie, papiers, location.',
  summary:
    'Pour une semaine d’hiver, de novembre à avril. Imprimez-la, cochez, et laissez à la maison ce que vous louerez.',
  groups: [
    {
      heading: 'Dans le bagage à main',
      entries: [
        'Bottes d’hiver, pantalon matelassé, un pull et le manteau le plus lourd (portez-les sur vous)',
        'Les deux ensembles de sous-vêtements longs en laine, doudoune fine, chaussettes de laine fines et épaisses',
        'Bonnet, tour de cou, sous-gants, moufles',
        'Médicaments de tout le voyage, avec l’ordonnance',
        'Lunettes, même si vous portez des lentilles',
        'Lampe frontale à lumière rouge ; un réflecteur sur le manteau',
        'Téléphone, appareil photo, chargeurs, toutes les batteries de rechange et batteries externes',
        'Passeport ou carte d’identité, adresse de votre hébergement sur papier',
        'Brosse à dents',
      ],
    },
    {
      heading: 'Vêtements, par personne, bagage à main compris',
      entries: [
        'Sous-vêtements de laine, haut et caleçon long : 2 ensembles',
        'Pull de laine ou polaire : 2',
        'Doudoune fine ou veste matelassée : 1',
        'Manteau coupe-vent à capuche : 1',
        'Pantalon matelassé : 1',
        'Chaussettes de laine : 3 paires fines et 2 épaisses',
        'Sous-gants : 1 paire ; moufles : 2 paires',
        'Bonnet qui couvre les oreilles, tour de cou',
        'Bottes d’une taille de plus, à semelle épaisse',
      ],
    },
    {
      heading: 'Petits accessoires',
      entries: [
        'Crampons antidérapants à enfiler',
        'Thermos',
        'Chaufferettes',
        'Baume à lèvres et crème grasse pour le visage',
        'Lunettes de soleil, à partir de la fin de février',
        'Maillot de bain et petite serviette pour le sauna',
        'Chaussures d’intérieur ou grosses chaussettes',
        'Adaptateur pour prises de type C et F, s’il vous en faut un',
        'Sachets à fermeture pour les moufles mouillées et pour l’appareil photo',
      ],
    },
    {
      heading: 'Avec des enfants, pour chaque enfant',
      entries: [
        'Combinaison de neige d’une pièce et cagoule',
        'Bottes avec la place d’un pouce derrière le talon',
        'Moufles : 3 paires',
        'Une tenue de rechange complète dans un sac étanche',
        'Un en-cas qui ne durcit pas au gel',
      ],
    },
    {
      heading: 'Pour les sorties',
      entries: [
        'Aurores boréales : téléphone chargé dans une poche intérieure, trépied si vous en avez un, dîner avant la prise en charge',
        'Pêche blanche : seconde paire de moufles, chaussettes sèches dans une poche',
        'Raquettes : bottes imperméables qui montent au-dessus de la cheville, thermos, notre numéro dans votre téléphone',
        'Ranua : de l’argent ou une carte pour le déjeuner',
      ],
    },
    {
      heading: 'Papiers',
      entries: [
        'Assurance voyage qui nomme vos activités',
        'Permis de conduire, si vous louez une voiture',
        'Carte de paiement avec son code',
        'Application 112 Suomi installée',
        'Références de vos réservations',
      ],
    },
    {
      heading: 'Plutôt à louer ou à acheter à Rovaniemi',
      entries: [
        'Combinaisons thermiques',
        'Bottes à chausson de feutre',
        'Crampons antidérapants, réflecteurs, chaufferettes',
      ],
    },
  ],
})
