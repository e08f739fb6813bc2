import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'packingList'> = () => ({
  name: 'Che cosa mettere in valigia per l’inverno in Lapponia',
  shortName: 'Valigia per la Lapponia: lista da stampare',
  description:
    'La lista per la valigia di una settimana d’inverno a Rovaniemi, da stampare e spuntare: bagaglio a mano, vestiti a strati, escursioni, documenti, noleggio.',
  summary:
    'Per una settimana d’inverno, da novembre ad aprile. Stampala, spunta le voci, e salta quello che noleggerai.',
  groups: [
    {
      heading: 'Nel bagaglio a mano',
      entries: [
        'Scarponi invernali, pantaloni imbottiti, un maglione e il giaccone più pesante (addosso)',
        'I due completi di intimo termico di lana, il piumino sottile, calze di lana sottili e grosse',
        'Berretto, scaldacollo, sottoguanti, muffole',
        'Medicine per tutto il viaggio, con la ricetta',
        'Occhiali, anche se porti le lenti a contatto',
        'Lampada frontale con luce rossa; un catarifrangente sul giaccone',
        'Telefono, fotocamera, caricabatterie, tutte le batterie di riserva e i power bank',
        'Passaporto o carta d’identità, indirizzo dell’alloggio su carta',
        'Spazzolino da denti',
      ],
    },
    {
      heading: 'Vestiti, a persona, compreso il bagaglio a mano',
      entries: [
        'Intimo termico di lana, maglia e calzamaglia: 2 completi',
        'Maglione di lana o pile: 2',
        'Piumino sottile o giacca imbottita: 1',
        'Giaccone antivento con cappuccio: 1',
        'Pantaloni imbottiti: 1',
        'Calze di lana: 3 paia sottili e 2 grosse',
        'Sottoguanti: 1 paio; muffole: 2 paia',
        'Berretto che copra le orecchie, scaldacollo',
        'Scarponi di un numero in più, con la suola spessa',
      ],
    },
    {
      heading: 'Piccole cose',
      entries: [
        'Ramponcini da infilare',
        'Thermos',
        'Bustine scaldamani',
        'Balsamo per le labbra e crema grassa per il viso',
        'Occhiali da sole, da fine febbraio',
        'Costume da bagno e un asciugamano piccolo per la sauna',
        'Pantofole o calze grosse per stare al chiuso',
        'Adattatore per prese di tipo C e F',
        'Sacchetti con chiusura a zip per le muffole bagnate e per la fotocamera',
      ],
    },
    {
      heading: 'Con i bambini, per ogni bambino',
      entries: [
        'Tuta da neve intera e passamontagna',
        'Scarponi con lo spazio di un pollice dietro il tallone',
        'Muffole: 3 paia',
        'Un cambio completo in una sacca impermeabile',
        'Uno spuntino che non si indurisca gelando',
      ],
    },
    {
      heading: 'Per le escursioni',
      entries: [
        'Aurora boreale: telefono carico in una tasca interna, treppiede se ce l’hai, cena prima di partire',
        'Pesca sul ghiaccio: un secondo paio di muffole, calze asciutte in tasca',
        'Ciaspole: scarponi impermeabili sopra la caviglia, thermos, il nostro numero nel telefono',
        'Ranua: contanti o una carta per il pranzo',
      ],
    },
    {
      heading: 'Documenti',
      entries: [
        'Assicurazione di viaggio che nomini le tue attività',
        'Patente, se noleggi un’auto',
        'Carta di pagamento con PIN',
        'App 112 Suomi installata',
        'Codici delle tue prenotazioni',
      ],
    },
    {
      heading: 'Meglio noleggiare o comprare a Rovaniemi',
      entries: ['Tute termiche', 'Scarponi foderati di feltro', 'Ramponcini, catarifrangenti, scaldamani'],
    },
  ],
})
