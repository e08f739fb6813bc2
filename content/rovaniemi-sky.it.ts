import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'rovaniemiSky'> = () => ({
  name: 'Il cielo di Rovaniemi',
  title: 'Cielo di Rovaniemi: ore di buio e lune nuove',
  description:
    'Quando fa buio a Rovaniemi da settembre ad aprile, notte per notte, quando è luna nuova, e come si leggono le previsioni dell’aurora boreale.',
  intro:
    'Quanto sono lunghe le notti, quando è luna nuova, e che cosa una previsione può dirti e che cosa no.',
  chart: {
    heading: 'Una stagione di notti',
    text: 'Ogni riga orizzontale è una notte, da un mezzogiorno al successivo. Nel blu più chiaro il sole è sopra l’orizzonte; nel più scuro è almeno 18 gradi sotto. In mezzo c’è il crepuscolo, lungo e blu in pieno inverno. I gradini di ottobre e di marzo sono i cambi d’ora.',
  },
  months: {
    heading: 'Quando fa buio, e quando torna la luce',
    text: 'Chiamiamo buio il periodo in cui il sole è almeno 12 gradi sotto l’orizzonte. Basta per un’aurora tranquilla; una forte si vede anche prima. Tutti gli orari sono in ora finlandese, per Rovaniemi e un orizzonte piatto.',
  },
  moons: {
    heading: 'Lune nuove',
    text: 'Intorno alla luna nuova il cielo è più buio che mai, e pieno di stelle. La luna piena cancella le aurore più deboli e in cambio ti mostra il bosco; per lei non sposteremmo un viaggio.',
  },
  forecast: {
    heading: 'Come leggere le previsioni dell’aurora boreale',
    text: 'Buio e luna sono certi con anni di anticipo. Nuvole e aurora no: una previsione utile arriva a un giorno o due per le nuvole, e a un’ora per l’aurora.',
    steps: [
      {
        title: 'Prima le nuvole',
        text: 'Guarda le nubi basse e medie, ora per ora, in due previsioni. Dove non vanno d’accordo, nel cielo ci saranno squarci, e spostarsi in auto aiuta.',
      },
      {
        title: 'Poi il vento solare',
        text: 'I satelliti fra la Terra e il Sole lo misurano circa un’ora prima che arrivi qui. La velocità dice quanto può essere vivace la sera. Il valore Bz dice se la porta è aperta: sotto lo zero lo è.',
      },
      {
        title: 'Poi i magnetometri',
        text: 'Le stazioni a terra disegnano una curva del campo magnetico. Quando la curva di Sodankylä o di Muonio fa un balzo, in Lapponia c’è aurora, che sotto ci siano nuvole o no.',
      },
      {
        title: 'Per ultimo l’indice Kp',
        text: 'Una sola cifra da 0 a 9 ogni tre ore. Descrive il pianeta intero, e di una sera a Rovaniemi dice poco.',
      },
    ],
  },
  institutes: {
    heading: 'Dove gli istituti pubblicano i loro dati',
    links: {
      spaceWeather: {
        name: 'Istituto meteorologico finlandese: aurore e meteorologia spaziale',
        text: 'I magnetometri in Finlandia, in diretta, con una previsione a parole.',
      },
      weather: {
        name: 'Istituto meteorologico finlandese: il tempo a Rovaniemi',
        text: 'Nuvole e temperature per i prossimi giorni.',
      },
      aurora: {
        name: 'NOAA, Centro per le previsioni di meteorologia spaziale: previsione dell’aurora',
        text: 'Una mappa di dove può esserci l’aurora nel giro di un’ora.',
      },
      solarWind: {
        name: 'NOAA, Centro per le previsioni di meteorologia spaziale: il vento solare',
        text: 'Velocità, densità e Bz via via che vengono misurati.',
      },
    },
  },
  onward: {
    heading: 'La tua notte',
    text: 'Scegli una data sulla pagina di un’escursione, e sotto il calendario compare il cielo di quella notte. Le sere di un intero soggiorno stanno una accanto all’altra in una pagina tutta loro.',
  },
})
