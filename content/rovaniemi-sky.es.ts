import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'rovaniemiSky'> = () => ({
  name: 'El cielo de Rovaniemi',
  title: 'Cielo de Rovaniemi: oscuridad y lunas nuevas',
  description:
    'A qué hora oscurece en Rovaniemi de septiembre a abril, noche a noche, cuándo hay luna nueva y cómo leer una previsión de auroras boreales.',
  intro: 'Cuánto duran las noches, cuándo hay luna nueva y qué puede decirte una previsión, y qué no.',
  chart: {
    heading: 'Las noches de una temporada',
    text: 'Cada línea, de lado a lado, es una noche, de un mediodía al siguiente. En el azul más claro, el sol está sobre el horizonte; en el más oscuro, al menos 18 grados por debajo. Entre los dos está el crepúsculo, largo y azul en pleno invierno. Los escalones de octubre y marzo son los cambios de hora.',
  },
  months: {
    heading: 'Cuándo oscurece y cuándo vuelve la luz',
    text: 'Decimos que está oscuro cuando el sol está al menos 12 grados bajo el horizonte. Con eso basta para las auroras tranquilas; las fuertes se ven antes. Todas las horas son de Finlandia, para Rovaniemi y un horizonte llano.',
  },
  moons: {
    heading: 'Lunas nuevas',
    text: 'En torno a la luna nueva, el cielo está más oscuro que nunca y lleno de estrellas. La luna llena borra las auroras más débiles y a cambio te enseña el bosque; nosotros no cambiaríamos las fechas de un viaje por ella.',
  },
  forecast: {
    heading: 'Cómo leer una previsión',
    text: 'La oscuridad y la luna son seguras con años de antelación. Las nubes y las auroras boreales, no: una previsión útil alcanza un día o dos para las nubes y una hora para las auroras.',
    steps: [
      {
        title: 'Primero, las nubes',
        text: 'Mira las nubes bajas y medias, hora a hora, en dos previsiones. Donde no coinciden, el cielo tendrá claros, y moverse en coche ayuda.',
      },
      {
        title: 'Después, el viento solar',
        text: 'Unos satélites entre la Tierra y el Sol lo miden más o menos una hora antes de que llegue aquí. La velocidad dice lo animada que puede ser la noche. El valor Bz dice si la puerta está abierta: por debajo de cero, lo está.',
      },
      {
        title: 'Después, los magnetómetros',
        text: 'Estaciones en tierra dibujan una curva del campo magnético. Cuando salta la curva de Sodankylä o de Muonio, hay auroras en marcha en Laponia, tengan o no nubes debajo.',
      },
      {
        title: 'Por último, el índice Kp',
        text: 'Una cifra de 0 a 9 para cada tres horas. Describe el planeta entero y dice poco de una noche concreta en Rovaniemi.',
      },
    ],
  },
  institutes: {
    heading: 'Dónde publican sus previsiones los institutos',
    links: {
      spaceWeather: {
        name: 'Instituto Meteorológico de Finlandia: auroras y meteorología espacial',
        text: 'Magnetómetros de Finlandia, en directo, con una previsión comentada.',
      },
      weather: {
        name: 'Instituto Meteorológico de Finlandia: el tiempo en Rovaniemi',
        text: 'Nubes y temperatura de los próximos días.',
      },
      aurora: {
        name: 'NOAA, Centro de Predicción de Meteorología Espacial: previsión de auroras',
        text: 'Un mapa de dónde puede haber auroras en la próxima hora.',
      },
      solarWind: {
        name: 'NOAA, Centro de Predicción de Meteorología Espacial: viento solar',
        text: 'Velocidad, densidad y Bz, según se miden.',
      },
    },
  },
  onward: {
    heading: 'Tu noche',
    text: 'Elige una fecha en la página de una excursión y, debajo del calendario, aparece el cielo de esa noche. Las noches de una estancia entera están una al lado de otra en una página propia.',
  },
})
