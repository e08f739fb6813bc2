import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'packingList'> = () => ({
  name: 'Qué llevar en la maleta a Laponia en invierno',
  shortName: 'Qué llevar a Laponia: lista para imprimir',
  description:
    'Lista para la maleta de una semana de invierno en Rovaniemi, para imprimir y tachar: equipaje de mano, ropa por capas, excursiones, documentos y qué alquilar.',
  summary:
    'Para una semana de invierno, de noviembre a abril. Imprímela, ve tachando y quita lo que vayas a alquilar.',
  groups: [
    {
      heading: 'En el equipaje de mano',
      entries: [
        'Botas de invierno, pantalón acolchado, un jersey y el abrigo más grueso (puestos)',
        'Las dos mudas de ropa interior larga de lana, chaqueta fina de plumas, calcetines de lana finos y gruesos',
        'Gorro, tubular de cuello, guantes finos, manoplas',
        'Medicinas para todo el viaje, con la receta',
        'Gafas, aunque uses lentillas',
        'Frontal con luz roja; un reflectante en el abrigo',
        'Teléfono, cámara, cargadores, todas las baterías de repuesto y externas',
        'Pasaporte o documento de identidad, dirección del alojamiento en papel',
        'Cepillo de dientes',
      ],
    },
    {
      heading: 'Ropa por persona, equipaje de mano incluido',
      entries: [
        'Ropa interior de lana, camiseta y mallas: 2 mudas',
        'Jersey de lana o forro polar: 2',
        'Chaqueta fina de plumas o acolchada: 1',
        'Abrigo cortavientos con capucha: 1',
        'Pantalón acolchado: 1',
        'Calcetines de lana: 3 pares finos y 2 gruesos',
        'Guantes finos: 1 par; manoplas: 2 pares',
        'Gorro que tape las orejas, tubular de cuello',
        'Botas de un número más, de suela gruesa',
      ],
    },
    {
      heading: 'Cosas pequeñas',
      entries: [
        'Crampones ligeros de quita y pon',
        'Termo',
        'Sobres calentadores de manos',
        'Bálsamo labial y crema facial grasa',
        'Gafas de sol, desde finales de febrero',
        'Traje de baño y una toalla pequeña para la sauna',
        'Zapatillas de casa o calcetines gruesos',
        'Adaptador, si tu enchufe no es de tipo C o F',
        'Bolsas de cierre hermético para las manoplas mojadas y para la cámara',
      ],
    },
    {
      heading: 'Con niños, para cada niño',
      entries: [
        'Traje de nieve de una pieza y pasamontañas',
        'Botas en las que quepa un pulgar detrás del talón',
        'Manoplas: 3 pares',
        'Una muda completa en una bolsa estanca',
        'Algo de comer que no se hiele como una piedra',
      ],
    },
    {
      heading: 'Para las excursiones',
      entries: [
        'Auroras boreales: teléfono cargado en un bolsillo interior, trípode si tienes, cena antes de la recogida',
        'Pesca en hielo: segundo par de manoplas, calcetines secos en un bolsillo',
        'Raquetas de nieve: botas impermeables por encima del tobillo, termo, nuestro número en tu teléfono',
        'Ranua: dinero o una tarjeta para comer',
      ],
    },
    {
      heading: 'Documentos',
      entries: [
        'Seguro de viaje en el que figuren tus actividades',
        'Permiso de conducir, si alquilas un coche',
        'Tarjeta de pago con PIN',
        'Aplicación 112 Suomi instalada',
        'Localizadores de tus reservas',
      ],
    },
    {
      heading: 'Mejor alquilar o comprar en Rovaniemi',
      entries: [
        'Trajes térmicos',
        'Botas con forro de fieltro',
        'Crampones ligeros, reflectantes, calentadores de manos',
      ],
    },
  ],
})
