/*
 * German words that mean the same as a word the grammars know: `german german = english english`, parted by semicolons. They
 * are written as they are looked up: small, without accents and without the endings of cases (see `known-word.ts`).
 * Names of places and sights are never looked up here.
 */

const numbers = `ersten, erste, erster, erstes, erstmal = first; zweit = second; dritt = third; viert = fourth; funft = fifth;
  sechst = sixth; siebt, siebent = seventh; acht te = eighth; achte, achten, achter, achtes = eighth; neunt = ninth; zehnt = tenth;
  ein, einer, einem, einen, eine, eines, eins = one; ein paar, paar = a few; beide, beid = two; halb = half;
  dutzend = dozen; hundert = 100; tausend = 1000; zu zweit, zweit personen = two of us; zu dritt = three of us;
  zu viert = four of us; zu funft = five of us; zu sechst = six of us; zu siebt = seven of us; zu acht = eight of us;
  zu zehnt = ten of us`;

const calendar = `tag = day; tage, tagen = days; nacht = night; nachte, nachten = nights; ubernachtung = night;
  ubernachtungen = nights; woche = week; wochen = weeks; wochenend = weekend; wochenenden = weekends; monat = month; monate, monaten = months;
  jahr = year; jahre, jahren = years; stund = hour; stunden = hours; minut = minute; minuten = minutes; verlangert = long; lang = long;
  montag = monday; dienstag = tuesday; mittwoch = wednesday; donnerstag = thursday; freitag = friday; samstag, sonnabend = saturday;
  sonntag = sunday; januar, janner = january; februar, feber = february; marz, mrz = march; mai = may; juni = june;
  juli = july; oktober, okt = october; dezember, dez = december; april = april; august = august; september = september; november = november;
  fruhling, fruhjahr = spring; sommer = summer; herbst = autumn; winter = winter; osterferien = easter; ostern = easter; pfingstferien,
  pfingsten = whitsun; herbstferien = october half term; sommerferien = summer holiday; weihnachtsferien, weihnacht = christmas;
  winterferien, skiferien = february half term; neujahr = new year; himmelfahrt = ascension; fronleichnam = corpus christi;
  karneval, fasching, fasnacht = carnival; advent = early december; anfang = beginning; ende = end; mitte = mid; halfte = half;
  nachst, kommend = next; dies = this; letzt = last; vorletzt = second last; ganz =; jeden, jeder, jede, jedes, jedem = every;
  taglich = daily; heut, heut abend = today; morgen = tomorrow; ubermorgen = day after tomorrow; am morgen, jeden morgen, morgens, in der fruh,
  fruhmorgens = morning; vormittag, vormittags = morning; mittag, mittags = noon; nachmittag, nachmittags = afternoon;
  abend, abends = evening; nachts = at night; fruh = early; spat = late; fruher = earlier; spater = later;
  nach hinten = later; nach vorn, vorverlegen, vorziehen = earlier; nach dem mittagessen = after lunch; nach dem abendessen = after dinner; nach dem fruhstuck = after breakfast;
  vor dem mittagessen = before lunch; vor dem abendessen = before dinner; vor dem fruhstuck = before breakfast;
  ankunftstag, anreisetag = arrival day; abreisetag, abflugtag, heimreisetag = departure day; ankommen, ankunft, anreise, landen = arrive; abreise,
  abfliegen, abflug, heimflug, ruckflug, heimfahren = depart; sonnenaufgang = sunrise; sonnenuntergang = sunset; mitternacht = midnight;
  an dem tag, am selben tag = that day; tag danach, tag darauf = day after; ferien, feiertag = holiday; trip, urlaub, kurztrip = trip; tagestrip, tagig = day; wochig = week; tulpe, tulpenzeit = tulip; kirschblut = cherry blossom; gegen, etwa, ungefahr, circa, ca, rund = about`;

const people = `ich, mir, mich = i; meine, mein = my; unser = our; wir, uns = we; mann, ehemann = husband; frau, ehefrau = wife; freundin = girlfriend;
  freund = boyfriend; freunde, freunden, freundinnen, madels, kumpels, kollegen, jungs, kolleginnen = friends; partner, partnerin = partner; schatz, schatzi = partner;
  eltern, schwiegereltern, grosseltern = parents; mutter, mama, schwiegermutter = mum; vater, papa, schwiegervater = dad; bruder = brother;
  schwester = sister; oma = grandma; opa = grandpa; tante = aunt; onkel = uncle; cousin, cousine = cousin; schwager, schwagerin = cousin; allein = alone;
  erwachsen = adults; person = person; personen, leut, menschen = people; paar = couple; pärchen, parchen, ehepaar = couple; familie = family; kind = kid;
  kinder, kindern, kids = kids; sohn = son; sohne, sohnen = sons; tochter = daughter; tochtern = daughters; baby = baby;
  kleinkind = toddler; enkel, enkelin, enkelkind = grandchild; zwillinge, zwillingen = twins; teenager = teen; teenie = teen; jahrig = year old;
  jahre alt = years old; monate alt = months old; rentner, rentnern, senioren = retired adults; student, studentin, studenten = adults`;

const money = `euro = euro; franken = franken; pro, je = per; nase, kopf, nas = person; pro nase, pro kopf, pro person, p p, jeweils = per person; pro tag, am tag = a day;
  pro nacht, die nacht = a night; insgesamt, zusammen, gesamt, alles zusammen, fur alle, fur all, alles in allem, alles inklusive = all in;
  gunstig, billig, preiswert, gunstiger, billiger, preiswerter, sparsam = cheap; teuer = expensive; spielt keine rolle, egal, nicht so wichtig = no object; mittler, mittelklasse,
  normal = mid; knapp = about; maximal, hochstens, max = at most; mindestens, wenigstens = at least; nur, bloss = only; geld = money; budget = budget`;

const amounts = `mehr = more; weniger = fewer; noch ein = one more; noch mehr = more; zusatzlich, weiter, extra = extra; langer = longer; kurzer = shorter;
  kein, nix, nichts = no; nicht = not; nie, niemals = never; ohn = without; zu = too; zu viel, zuviel = too much; zu viele, zu vielen = too many; so = so; viel = much; viele = many; wenig = little;
  als = than; bis zu = up to; alle, alles = all`;

const wishes = `gemutlich, entspannt, geruhsam, stressfrei, locker = relaxed; gemutlicher, entspannter, lockerer, stressfreier = more relaxed; ruhig = calm; ruhiger, gemachlicher = calmer;
  langsam = slow; langsamer = slower; gechillt, chillig = chill; hektisch, hektik, gehetzt, hetz, stress, stressig, eilig, eile = hectic; voll, vollgepackt, vollgestopft, uberladen, dicht = packed; voller = fuller;
  leer = empty; gepackt = packed; so viel wie moglich, moglichst viel = as much as possible; ausgewogen = balanced; intensiv = intense; aktiv = active; besichtigung, besichtigungen, sehenswurdigkeiten,
  programmpunkt, programmpunkte, aktivitat, aktivitaten, sache, sachen = things; stufen, treppen, treppe = stairs; zug, zugen, bahn, eisenbahn, interrail = train; auto, mietwagen, leihwagen, mietauto, pkw, wagen = car; wohnmobil, camper, campingbus,
  bulli = campervan; bus, bussen = bus; fahr, schiff, boot = ferry; flug, fluge, flieger, flugzeug, fliegen = fly; offis, offentlich, nahverkehr, offentliche verkehrsmittel, offentlichen verkehrsmitteln = public transport; verkehrsmittel =;
  fahrrad, rad = bike; zu fuss = walking; vegetarisch, vegetarier, vegetarierin = vegetarian; veganer, veganerin, vegan = vegan; glutenfrei, gluten = gluten free; zoliakie = celiac; laktose, laktosefrei, laktoseintolerant, laktoseintoleranz = lactose free;
  nussallergie, nussallergisch, erdnussallergie = nut allergy; schweinefleisch = pork; diabetiker, diabetikerin = diabetic; rollstuhl, im rollstuhl, rollstuhlfahrer, rollstuhlgerecht = wheelchair;
  schlecht zu fuss, nicht gut zu fuss = cannot walk far; gehbehindert = cannot walk far; kinderwagen, buggy = pram; knie = knee; hufte = hip; aufzug, lift = lift; barrierefrei = step free; rollator = walker; hin und zuruck, rundreise = round trip`;

const kinds = `museum = museum; museen = museums; tempel = temples; schrein, schreine = shrines; kirche = church; kirchen = churches; kathedral, dom = cathedral; moschee, moscheen = mosque; kloster = monastery;
  burg, schloss, schlosser, burgen = castle; altstadt = old town; ruine, ruinen = ruins; geschichte = history; kunst = art; galerie = gallery; architektur = architecture; strand, strande = beach; meer = sea; baden, schwimmen = swimming; see, seen = lake; berg, berge = mountains;
  natur = nature; wald = forest; park = park; garten = gardens; wasserfall = waterfall; wanderung, wandern = hiking; spaziergang = walk; radfahren, radtour = cycling; essen = food; gut = good; kuche = cuisine;
  restaurant = restaurant; lokal = restaurant; markt, markte = market; kaffee = coffee; cafe = cafe; bar = bar; wein, weingut, weinprobe = wine; bier, biergarten = beer; feiern, party, nachtleben, ausgehen = nightlife; konzert = concert; musik = music; tanzen = dancing; theater = theatre; oper = opera;
  einkaufen, shoppen, bummeln = shopping; tiere, tierwelt = wildlife; zoo, tierpark = zoo; freizeitpark, vergnugungspark = theme park; spielplatz = playground; wellness, therme, thermalbad, sauna, entspannung = spa; tauchen = diving; schnorcheln = snorkelling; surfen = surfing; ski, skifahren = ski; klettern = climbing; segeln = sailing; fotografieren = photography; aussicht, aussichtspunkt, ausblick = viewpoint;
  kultur = culture; sport = sport; fussball = football; kochkurs = cooking class; klein = small; alt = old; insel = island; wust = desert; dorf, dorfer, ort, orte = villages; fruhstuck = breakfast; mittagessen, mittag essen = lunch; abendessen, abendbrot, nachtessen = dinner; mahlzeit = meal;
  tagesausflug, tagesausfluge, ausflug, tagestour = day trip; bootstour, bootsfahrt, schifffahrt = boat trip; weihnachtsmarkt, weihnachtsmarkte = christmas market; fuhrung, stadtfuhrung, stadtrundgang = guided tour; partymeil = party`;

const deeds = `und = and; oder = or; vor = before; nach = to; ab, von, vom, seit = from; bis, bis zum = until; um, am, bei = at; im, in = in; mit = with; fur = for; auf = on; der, die, das, den, dem, des = the; dann, danach, anschliessend = then; davor = before; dahinter = after; zwischen = between;
  zuerst, zunachst, als erstes, ganz am anfang, am anfang, zu beginn, zum anfang = first; zuletzt, zum schluss, am ende, am schluss, als letztes = at the end; direkt danach = after; statt, anstatt, anstelle, anstelle von = instead of; stattdessen, dafur = instead; lieber, eher = rather; umdrehen, umgekehrt, andersrum, ruckwarts, andersherum, dreh um, umkehren = reversed; dreh = reverse; beginn, beginnen, starten, start, anfangen, fang, los,
  losgehen, loslegen, aufbrechen = start; enden, aufhoren, schluss, beenden = end; zuruck = back; ausschlafen = sleep in; fruhestens = earliest; spatestens = latest; erst um = at; erst ab = from; erst nach = after; erst = only;
  kommt nicht mit, kommen nicht mit, fallt aus, sagt ab, springt ab = not coming; kommt mit, kommen mit, kommt dazu, kommen dazu, kommt noch, dabei = comes; jetzt = now; sind = are;  ist = is; haben = have; auch = also; verschieb, verleg, leg = move; nenn = call; schon = already; ein bisschen, bisschen, etwas = some; ubernacht, schlafen = stay; reservi = booked; brauchen, brauch = need; mocht, wollen, will, hatt = want; gern =; bitt = please; konnen, konnt = can; wetter = weather; sicher = safe; fahrt, fahren, dauert = drive; buchen = book; vorher = ahead; tausch = swap; streich, weglassen, lass, raus, weg, entfern, auslassen, uberspring = drop; gib, geben = give; kurz, kurzen = shorten; verlanger, verlangern, dranhangen, anhangen = extend;
  stopp, halt, station = stop; stadt = city; stadte, stadten = cities; hotel = hotel; hinflug = flight; es = it; dort = there; was = what; wie viel, wieviel = how much; wie viele, wieviele = how many; wie lange = how long; wie weit = how far; wann = when; wo = where; warum, wieso = why; kostet, kosten = cost; route, strecke = route; reise = trip`;

/** What the letters of a word mean only in spans of these labels. */
export const ofLabel: Readonly<Record<string, string>> = {
  hour: 'nach = after; ab = from; bis = until; frueh = early',
  pos: 'nach = after; hinter = after; erst = first',
  part: 'morgen = morning; nach = after; mittag = midday',
  dates: 'nach = after; we = weekend; mo = monday; mi = wednesday; fr = friday; sa = saturday; an = from',
  day: 'am morgen, jeden morgen = morning; mo = monday; di = tuesday; mi = wednesday; do = thursday; fr = friday; sa = saturday; so = sunday; erst = first',
  length: 'mo = monday; di = tuesday; mi = wednesday; do = thursday; fr = friday; sa = saturday; so = sunday',
  like: 'schon = nice; fein = nice',
  adults: 'wir, uns = us; ein, einer, einem, einen, eine = a; paar = couple; zu = with',
  kids: 'ein, einer, einem, einen, eine = a',
  count: 'noch = more; weitere, weiterer, weiteren = more',
  access: 'zu = to',
};

/** The words of all labels. */
export const ofAll: readonly string[] = [numbers, calendar, people, money, amounts, wishes, kinds, deeds];
