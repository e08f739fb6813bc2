import { type PageFile } from '@/content/texts/text-files'

/** What each picture shows, for those who do not see it. */
export const text: PageFile<'pictures'> = () => ({
  auroraCabin:
    'Zwei Gäste Hand in Hand auf dem Schnee, vor ihnen ein erleuchtetes Blockhaus zwischen Fichten, darüber ein gefalteter Vorhang grüner Nordlichter',
  auroraLake:
    'Ein Mensch auf einem zugefrorenen See unter einem weiten Bogen aus grünen und violetten Nordlichtern, ihr Schein auf dem Eis',
  autumnAurora:
    'Gelbe Birken am anderen Ufer eines dunklen Sees im September, Nordlichter über den Fjells und im Wasser',
  bearRidge:
    'Ein Braunbär auf einem Kamm aus letztem Frühlingsschnee, hinter ihm seine Spur, Fichten und Fjells in goldenem Dunst, die Sonne tief',
  cameraAurora:
    'Eine Kamera auf ihrem Stativ im Schnee, vor einer dunklen Reihe Fichten und breiten Nordlichtern',
  campfire:
    'Gäste auf Baumstämmen zu beiden Seiten eines offenen Feuers neben einer Kota, dem lappländischen Spitzzelt, Nordlichter hinter den Fichten',
  familyAurora:
    'Eltern und ein Kind von hinten auf dem Schnee, sie sehen Nordlichter über Fichten und Fjells',
  filmPoster:
    'Ein Blockhaus mit erleuchteten Fenstern auf einer verschneiten Lichtung, Spuren führen darauf zu, grüne Nordlichter über den Fichten',
  fishingHole:
    'Eine brennende Laterne, rote Fäustlinge, ein Holzbecher und eine kurze Rute um ein Loch im Eis, am anderen Ufer eine Hütte mit erleuchteten Fenstern',
  fishingLake:
    'Ein Gast in roter Jacke auf einem Hocker fischt durch ein Loch im Eis eines weiten Sees, die tiefe Sonne über den Fjells',
  glassIgloos:
    'Von innen erleuchtete Glaskuppeln zwischen verschneiten Fichten, darüber ein diffuser Schein von Nordlichtern und Sterne',
  logCabin: 'Ein Blockhaus mit warmen Fenstern und Rauch über dem schneebedeckten Dach in der Dämmerung',
  minibus:
    'Ein Kleinbus von hinten im Schnee, warmes Licht aus der offenen Seitentür, zwei Gäste daneben, Sterne und ein tiefer Schein von Nordlichtern',
  reindeer:
    'Rentiere verstreut auf einem Schneerücken, zwei von ihnen fressen, die letzte Sonne hinter den Fjells',
  reindeerClose:
    'Ein Rentier mit breitem Geweih nah vor uns im Schnee, tiefe Abendsonne auf Gesicht und weißer Mähne, dahinter Fichten und ein Fjell',
  snowshoeTracks:
    'Tiefe Spuren führen durch den Schnee in eine Lücke zwischen schneebeladenen Fichten, in tief stehender Sonne',
  snowshoers: 'Vier Menschen auf Schneeschuhen steigen bei tiefer Sonne ein offenes Fjell hinauf',
  springSnow:
    'Zwei Wanderer auf Schnee unter blauem Frühlingshimmel, zwischen bereiften Fichten, vor ihnen ein rundes weißes Fjell',
  boardwalk: 'Ein verschneiter Bohlenweg mit Geländer windet sich unter rosa Himmel durch hohe Fichten',
  hotelPickUp:
    'Ein Kleinbus mit offener Tür vor einem erleuchteten Hotel aus Blockbohlen in der Dämmerung, der Fahrer wartet daneben, ein Gast kommt mit einem Koffer',
  roadDusk:
    'Ein Kleinbus mit eingeschalteten Scheinwerfern kommt in der Dämmerung eine verschneite Waldstraße entlang',
  roadToFells:
    'Ein Kleinbus auf einer gewundenen, verschneiten Straße zwischen Fichten und roten Markierungsstangen, dahinter niedrige Fjells',
  kaamosRiver:
    'Ein dunkler offener Fluss zwischen verschneiten Ufern im blauen Licht eines Mittags in der Polarnacht, dahinter ein Fjell im letzten Rosa',
  elk: 'Ein Elch zwischen hohen Kiefern, halb verborgen im Winternebel, ein Streifen Licht auf dem Schnee',
  corona:
    'Zwei Gäste auf einem zugefrorenen See, hoch über ihren Köpfen laufen die Strahlen der Nordlichter zusammen',
  forestRoadAurora: 'Eine leere, verschneite Waldstraße bei Nacht, helle Nordlichter in der Lücke darüber',
  lanterns:
    'Ein mit Laternen gesäumter Pfad auf einer verschneiten Lichtung, drei Kameras auf Stativen, Nordlichter über den Fichten',
  eveningForest: 'Hohe Fichten, schwer von Schnee, dazwischen das Rosa des Abendhimmels',
  valley:
    'Ein Kleinbus, klein und weit unten, auf einer Straße, die sich durch weiten verschneiten Wald windet',
  familyFire:
    'Eine Familie mit zwei Kindern um ein Feuer auf dem Schnee, schwache Nordlichter über dem dunklen Wald',
  octoberRiver:
    'Ein offener Fluss im Oktober mit dem ersten Schnee am Ufer, Nordlichter spiegeln sich im Wasser',
  winterClothing:
    'Ein gemusterter Pullover, eine Strickmütze, rote Fäustlinge und ein Schal an Haken, darunter auf der Bank Stiefel, eine Laterne und ein Becher',
  iglooInside:
    'Sterne und ein Band von Nordlichtern durch die Streben einer Glaskuppel, vom Bett mit roter Wolldecke aus gesehen, daneben eine Lampe',
  snowshoes: 'Ein Paar Schneeschuhe aus Holz und zwei Stöcke stecken im Schnee vor einem Wald im Abendlicht',
  fishingCup: 'Ein Loch im Eis, darüber eine kurze Rute im Sonnenlicht, daneben ein Birkenbecher mit Kaffee',
  frostForest: 'Bereifte Birken und Fichten, dazwischen die tiefe Sonne auf unberührtem Schnee',
  fellTop:
    'Ein Wanderer mit Rucksack und Stöcken auf einem verschneiten Fjellgipfel blickt über Höhenzüge in rosa Dunst',
  kotaInside:
    'Eine rußige Kaffeekanne an einer Kette über dem offenen Feuer in einer hölzernen Kota, Birkenbecher auf den Steinen, Schnee in der offenen Tür',
  shoreFire:
    'Ein niedriger Tisch aus Stämmen mit Brot, Holzbechern und einer Laterne neben einem Feuer unter drei Stangen, auf dem Schnee an einem zugefrorenen See in der Dämmerung',
  sledgeNoon:
    'Ein beladener Holzschlitten allein auf einem weiten zugefrorenen See im rosa Licht eines Mittags in der Polarnacht',
  midsummerLake:
    'Ein Ruderboot an einem Steg auf einem stillen See, die Sonne der Mittsommernacht tief über dem Wald',
  creek:
    'Ein dunkler Bach zwischen tief verschneiten Ufern, Schneehauben auf den Steinen, Fichten in weichem grauem Licht',
  foxTracks: 'Die Spur eines Fuchses über windverwehtem Schnee, Fichten unter rosa Abendhimmel',
  fishingSpring:
    'Zwei Gäste auf Hockern fischen unter blauem Himmel durch das Eis eines Sees, neben ihnen ein beladener Schlitten',
  litWindow:
    'Eiszapfen unter dem verschneiten Dachrand eines Blockhauses in der Dämmerung, Kerzen im erleuchteten Fenster, alte Holzski an der Wand',
  forestWalkers:
    'Ein Guide und zwei Gäste mit Rucksäcken auf Schneeschuhen, von hinten, hintereinander auf dem Weg zu schneebeladenen Fichten',
  cabinLane:
    'Zwei Blockhäuser mit erleuchteten Fenstern im tiefen Schnee in der Dämmerung, dazwischen ein Weg, dahinter Fichten und ein Fjell',
  reindeerSnowfall:
    'Rentiere auf einer Lichtung bei Schneefall, eines von ihnen frisst, die Fichten weiß bis in die Spitzen',
})
