import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'yourStay'> = () => ({
  name: 'Il tuo soggiorno, giorno per giorno',
  shortName: 'Escursioni e notti buie a Rovaniemi',
  description:
    'Scrivi quando sei a Rovaniemi e in quanti: tutte le escursioni di ogni giorno, con i posti liberi, il tuo prezzo, le ore di buio e la luna di ogni sera.',
  answer: {
    title: 'I tuoi giorni a Rovaniemi: escursioni e posti',
    description:
      'Tutte le escursioni nei giorni del tuo soggiorno a Rovaniemi: posti liberi, prezzo per l’intero gruppo, ore di buio e la luna di ogni sera.',
  },
  intro:
    'Dicci quando sei qui e in quanti. Vedi tutte le escursioni di ciascuno dei tuoi giorni: posti, prezzo, buio e luna.',
  guide: {
    heading: 'Come si legge',
    parts: [
      {
        title: 'Due escursioni in un giorno',
        text: 'I nostri orari vanno da porta a porta. Un’escursione di giorno e una di sera stanno insieme se in mezzo c’è almeno un’ora, per le calze asciutte e la cena. Due escursioni alle stesse ore, no.',
      },
      {
        title: 'La sera più buia',
        text: 'Conta prima di tutto per quanto tempo è buio, poi quanto poco splende la luna in quelle ore. Entrambi i dati sono calcolati per Rovaniemi, e certi. Le nuvole contano altrettanto e con tanto anticipo non si possono conoscere: se puoi, tieni libera una seconda sera.',
      },
      {
        title: 'Una data al completo',
        text: 'Il link porta comunque al calendario dell’escursione. Lì ti puoi iscrivere alla lista d’attesa, e ti scriviamo quando si libera un posto.',
      },
    ],
  },
})
