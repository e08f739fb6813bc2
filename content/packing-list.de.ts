import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'packingList'> = () => ({
  name: 'Packliste für Lappland im Winter',
  shortName: 'Packliste Lappland im Winter zum Ausdrucken',
  description:
    'Packliste für eine Winterwoche in Rovaniemi zum Ausdrucken und Abhaken: Handgepäck, Kleidung in Schichten, was jede Tour braucht, Papiere und was man leiht.',
  summary: 'Für eine Winterwoche von November bis April. Ausdrucken, abhaken und weglassen, was Sie leihen.',
  groups: [
    {
      heading: 'Im Handgepäck',
      entries: [
        'Winterstiefel, Thermohose, ein Pullover und die schwerste Winterjacke (ziehen Sie alles an)',
        'Beide Garnituren lange Wollunterwäsche, dünne Daunenjacke, dünne und dicke Wollsocken',
        'Mütze, Schlauchschal, Unterziehhandschuhe, Fäustlinge',
        'Medikamente für die ganze Reise, mit dem Rezept',
        'Brille, auch wenn Sie Kontaktlinsen tragen',
        'Stirnlampe mit Rotlicht; ein Reflektor an der Jacke',
        'Handy, Kamera, Ladegeräte, alle Ersatzakkus und Powerbanks',
        'Reisepass oder Personalausweis, Adresse Ihrer Unterkunft auf Papier',
        'Zahnbürste',
      ],
    },
    {
      heading: 'Kleidung pro Person, Handgepäck mitgezählt',
      entries: [
        'Wollunterwäsche, Oberteil und lange Unterhose: 2 Garnituren',
        'Wollpullover oder Fleece: 2',
        'Dünne Daunenjacke oder wattierte Jacke: 1',
        'Winddichte Winterjacke mit Kapuze: 1',
        'Thermohose: 1',
        'Wollsocken: 3 dünne und 2 dicke Paare',
        'Unterziehhandschuhe: 1 Paar; Fäustlinge: 2 Paar',
        'Mütze, die die Ohren bedeckt, Schlauchschal',
        'Stiefel, eine Nummer größer, mit dicker Sohle',
      ],
    },
    {
      heading: 'Kleinigkeiten',
      entries: [
        'Spikes zum Überziehen',
        'Thermosflasche',
        'Handwärmer',
        'Lippenpflege und fettreiche Gesichtscreme',
        'Sonnenbrille, ab Ende Februar',
        'Badesachen und ein kleines Handtuch für die Sauna',
        'Hausschuhe oder dicke Socken',
        'Adapter, falls nötig: Steckdosen vom Typ C und F, wie in Deutschland',
        'Zip-Beutel für nasse Fäustlinge und für die Kamera',
      ],
    },
    {
      heading: 'Mit Kindern, für jedes Kind',
      entries: [
        'Einteiliger Schneeanzug und Sturmhaube',
        'Stiefel mit einer Daumenbreite Platz hinter der Ferse',
        'Fäustlinge: 3 Paar',
        'Kleidung zum Wechseln, vollständig, in einem wasserdichten Beutel',
        'Ein Imbiss, der nicht hart gefriert',
      ],
    },
    {
      heading: 'Für die Touren',
      entries: [
        'Nordlichter: geladenes Handy in der Innentasche, Stativ, wenn Sie eines haben, vorher zu Abend essen',
        'Eisfischen: zweites Paar Fäustlinge, trockene Socken in der Tasche',
        'Schneeschuhe: wasserdichte Stiefel bis über den Knöchel, Thermosflasche, unsere Nummer im Handy',
        'Ranua: Bargeld oder eine Karte für das Mittagessen',
      ],
    },
    {
      heading: 'Papiere',
      entries: [
        'Reiseversicherung, die Ihre Aktivitäten nennt',
        'Führerschein, wenn Sie ein Auto mieten',
        'Zahlungskarte mit PIN',
        'App 112 Suomi, installiert',
        'Ihre Buchungsnummern',
      ],
    },
    {
      heading: 'Besser in Rovaniemi leihen oder kaufen',
      entries: ['Thermoanzug', 'Stiefel mit Filzfutter', 'Spikes, Reflektoren, Handwärmer'],
    },
  ],
})
