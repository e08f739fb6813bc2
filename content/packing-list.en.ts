import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'packingList'> = () => ({
  name: 'A packing list for Lapland in winter',
  shortName: 'Packing list for a Lapland winter, to print',
  description:
    'A packing list for a winter week in Rovaniemi, to print and tick off: hand luggage, clothing in layers, what each tour needs, papers, and what to rent.',
  summary:
    'For a winter week from November to April. Print it, tick it off, and leave out what you will rent.',
  groups: [
    {
      heading: 'In your hand luggage',
      entries: [
        'Winter boots, padded trousers, a jumper and the heaviest coat (wear them)',
        'Both sets of long wool underwear, thin down jacket, thin and thick wool socks',
        'Hat, tube scarf, liner gloves, mittens',
        'Medicines for the whole trip, with the prescription',
        'Glasses, even if you wear contact lenses',
        'Head torch with a red light; a reflector on the coat',
        'Phone, camera, chargers, all spare batteries and power banks',
        'Passport or identity card, address of your lodging on paper',
        'Toothbrush',
      ],
    },
    {
      heading: 'Clothing, each person, hand luggage included',
      entries: [
        'Wool underwear, top and long johns: 2 sets',
        'Wool jumper or fleece: 2',
        'Thin down or padded jacket: 1',
        'Windproof coat with a hood: 1',
        'Padded trousers: 1',
        'Wool socks: 3 thin and 2 thick pairs',
        'Liner gloves: 1 pair; mittens: 2 pairs',
        'Hat that covers the ears, tube scarf',
        'Boots one size larger, with a thick sole',
      ],
    },
    {
      heading: 'Small things',
      entries: [
        'Slip-on ice grips',
        'Thermos',
        'Hand-warmer sachets',
        'Lip balm and rich face cream',
        'Sunglasses, from late February',
        'Swimwear and a small towel for the sauna',
        'Indoor shoes or thick socks',
        'Adapter for sockets of type C and F',
        'Zip bags for wet mittens and for the camera',
      ],
    },
    {
      heading: 'With children, for each child',
      entries: [
        'One-piece snowsuit and balaclava',
        'Boots with room for a thumb behind the heel',
        'Mittens: 3 pairs',
        'A complete change of clothes in a dry bag',
        'A snack that does not freeze hard',
      ],
    },
    {
      heading: 'For the tours',
      entries: [
        'Northern lights: charged phone in an inner pocket, tripod if you have one, dinner before we meet',
        'Ice fishing: second pair of mittens, dry socks in a pocket',
        'Snowshoes: waterproof boots above the ankle, thermos, our number in your phone',
        'Ranua: money or a card for lunch',
      ],
    },
    {
      heading: 'Papers',
      entries: [
        'Travel insurance that names your activities',
        'Driving licence, if you hire a car',
        'Payment card with a PIN',
        '112 Suomi app installed',
        'References of your bookings',
      ],
    },
    {
      heading: 'Rather rented or bought in Rovaniemi',
      entries: ['Thermal overalls', 'Felt-lined boots', 'Ice grips, reflectors, hand warmers'],
    },
  ],
})
