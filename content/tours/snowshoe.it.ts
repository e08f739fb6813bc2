import { snowshoe } from '@/content/tours/snowshoe'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = snowshoe

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Ciaspolata',
  duration: 'Libera, quanto vuoi tu',
  place: 'Boschi e fjell intorno a Rovaniemi',
  meetingPoint: 'Il punto d’incontro lo concordiamo con te per e-mail',
  whatToBring:
    'Scarponi invernali che coprano la caviglia, strati che si aprono quando cammini, berretto e guanti, e un thermos con qualcosa di caldo. Se non li hai scritti quando hai prenotato, facci sapere i numeri di scarpa.',
  times: `Dalle ${time(times.start)}; quanto camminare lo decidi tu`,
})

export const text: TourFile['text'] = ({ time }, words) => ({
  shortName: 'Noleggio ciaspole a Rovaniemi e percorsi',
  summary: 'Ciaspole della tua misura, un percorso che fa per te, e il bosco tutto tuo.',
  description: `Ciaspole (racchette da neve) e bastoncini della tua misura, un percorso adatto e un giorno intero fra boschi e fjell di Rovaniemi. Gruppi fino a ${seatsPerDeparture} persone.`,
  why: {
    heading: 'Dove nessuno spala i sentieri',
    lead: 'Con le ciaspole il sentiero è il bosco intero. Non serve allenamento, bastano una mattina e i piedi caldi.',
    paragraphs: [
      'Quando l’inverno si è assestato, la neve intorno a Rovaniemi è troppo alta per gli scarponi. Con le ciaspole ci stai sopra e vai dove non vanno né le piste da fondo né le motoslitte: fra abeti piegati dal carico, attraverso una torbiera gelata, su per un fjell a guardare lontano.',
      'Ti portiamo ciaspole e bastoncini della tua misura, ti mostriamo come si infilano e come ci si gira su un pendio, e proponiamo un percorso adatto alla luce, al tempo e alle tue gambe. Da lì in poi la giornata è tua. In Finlandia camminare nel bosco è un diritto di tutti, di chiunque sia il bosco.',
      `Una prenotazione vale per ${seatsPerDeparture} persone al massimo, che camminano insieme. Se il tuo gruppo è più numeroso, o se vuoi una guida al tuo fianco, prima scrivici.`,
    ],
  },
  itinerary: {
    heading: 'La tua giornata, al tuo passo',
    steps: [
      {
        when: `Dalle ${time(times.start)}`,
        title: 'Ci incontriamo',
        text: `${words.meetingPoint}. Provi le ciaspole, e noi regoliamo attacchi e bastoncini.`,
      },
      {
        when: 'I primi passi',
        title: 'Una breve lezione',
        text: 'Camminare, girare, scendere. Ci vuole un quarto d’ora.',
      },
      {
        when: 'Le tue ore',
        title: 'In cammino',
        text: 'Un’ora nel bosco vicino o una giornata sul fjell. Sul telefono hai il percorso e il nostro numero.',
      },
      {
        when: 'Quando vuoi',
        title: 'Le ciaspole tornano indietro',
        text: 'Nel luogo e all’ora che abbiamo concordato.',
      },
    ],
  },
  included: [
    'Ciaspole e bastoncini della tua misura, per la giornata',
    'Una breve lezione',
    'Due o tre percorsi fra cui scegliere, per il telefono',
    'Il nostro numero, per le domande lungo la strada',
  ],
  notIncluded: [
    'Una guida che cammini con te: chiedi, e ti mandiamo un’offerta',
    'Abbigliamento invernale e scarponi',
    'Cibo e bevande: porta un thermos',
    'Assicurazione di viaggio',
  ],
  questions: [
    {
      question: 'Bisogna essere allenati?',
      answer:
        'Se riesci a camminare per un’ora, ci riesci anche con le ciaspole, un po’ più piano. La neve fresca e alta e le salite costano più fatica; il percorso lo scegliamo con te.',
    },
    {
      question: 'Quali scarponi servono?',
      answer:
        'Scarponi invernali impermeabili con la suola rigida. L’attacco va bene per quasi tutti i numeri, anche da bambino. Scarpe sottili e tacchi alti non funzionano.',
    },
    {
      question: 'Quante ore di luce ci sono?',
      answer:
        'A metà dicembre circa due ore e mezza di sole, sei con il crepuscolo; a fine febbraio quasi dieci ore di sole. Nelle settimane buie consigliamo un percorso corto.',
    },
    {
      question: 'E se c’è troppo poca neve?',
      answer:
        'A novembre, e in certi anni ai primi di dicembre, può succedere. Allora annulliamo noi, e tu scegli fra il rimborso completo e un’altra data.',
    },
  ],
  safety: {
    walking: 'Quanto vuoi, nella neve soffice; proponiamo percorsi da due a otto chilometri.',
    access:
      'Cammini per conto tuo, su terreno irregolare e senza guida; ciaspole e sedia a rotelle non vanno d’accordo.',
    toilets: 'Gabinetti a secco presso i ripari aperti dei percorsi segnati; altrove non ce ne sono.',
    equipment:
      'In prestito per ogni gruppo: una mappa del percorso, una lampada frontale e una coperta termica.',
  },
})
