# De regels voor spelers: een kop voor elk hoofdstuk en een tekst voor elke regel uit crates/rules/RULES.md.
rules-s = Voorbereiding
rules-s1 = Twee tot vier spelers zitten in een vaste volgorde. Een van hen is de startspeler.
rules-s2 = Twee stapels uilenfiches liggen klaar. Van boven af hebben ze de waarden 7, 6, 5, 4 en 3.
rules-s3 = Schud de perkamentrollen en leg er zes open. Plaats 6 is naast de stapel, plaats 1 het verst ervandaan.
rules-s4 = Schud de 15 speciale heksenfiches. Op elk van de drie heksenvelden van het pentagram ligt er een open; de andere vormen een gedekte stapel.
rules-s5 = Schud de 21 toverfiches. Er ligt er een op elk van de 16 locaties rond de heksensteen; de andere vijf liggen open op de tafel onder het flesjesrek.
rules-s6 = Elke speler heeft 15 heksenfiches (elk paar verschillende symbolen één keer), een grote heks, 11 kleine heksen, 20 energie-eenheden, zes kristallen van zijn kleur en één zwart kristal. Het zwarte kristal begint in het midden van de ketel, de andere op de gemarkeerde velden.
rules-s7 = Schud je heksenfiches. Vijf gaan achter je zichtscherm, waar alleen jij ze ziet; tien blijven gedekt, en niemand kent hun volgorde.
rules-s8 = De scorestenen beginnen op 0 punten, op het startveld van het pentagram en op het handvat van de toverstaf.
rules-s9 = De laatste speler in de volgorde begint, de startspeler is het laatst: zet je grote heks op een vrije toren, krijg 2 punten, neem het toverfiche daar en voer zijn actie meteen uit. Deze toren is van jou. De drie andere zijn vreemde torens, ook als niemand ze koos.
rules-s10 = Houd elk toverfiche dat je neemt; gebruikte liggen gedekt. Elk is aan het einde 2 punten waard.
rules-s11 = Optie “gelijke start”: om het voordeel van de startspeler goed te maken, beginnen de anderen in speelvolgorde met punten, op het ingebouwde speelbord 4 met twee spelers, 5 en 8 met drie, 4, 7 en 9 met vier. Ze tellen als punten die je in het spel haalt.

rules-t = Je beurt
rules-t1 = Er wordt met de klok mee gespeeld vanaf de startspeler, tot iedereen 11 beurten heeft gehad.
rules-t2 = Leg één heksenfiche van achter je zichtscherm op twee lege velden naast elkaar in je ketel, waar je wilt. Een veld met een gedrukt symbool, een kristal of een fiche is niet leeg.
rules-t3 = Voer de twee actiesoorten van het fiche na elkaar uit, in de volgorde die je wilt. Rond de eerste af, met alle bonussen die ze oplevert, voordat de tweede begint.
rules-t4 = Je hebt zoveel acties als er symbolen zijn in de groep waar het nieuwe symbool bij hoort. Er wordt geteld als die actiesoort begint: wat je tijdens de eerste in de ketel legt, telt mee voor de tweede.
rules-t5 = Een groep bestaat uit aangrenzende velden met hetzelfde symbool. Gedrukte symbolen en speciale heksenfiches tellen mee; een speciaal fiche heeft twee symbolen op één veld en hoort bij een groep van elk.
rules-t6 = Een symbool zonder gelijke buren geeft 1 actie.
rules-t7 = Je hoeft een actie nooit te gebruiken. Wat je niet gebruikt of niet kunt gebruiken, vervalt.
rules-t8 = Na beide actiesoorten trek je een fiche uit je voorraad, zolang die er is. Na je 11e beurt liggen er nog vier fiches achter je zichtscherm.
rules-t9 = Alleen als er geen twee lege velden naast elkaar liggen, mag je een fiche zonder actie afleggen. De beurt telt toch en je trekt een fiche. Je kunt ook ruimte maken door een kristal eruit te nemen (T10).
rules-t10 = Op elk moment van je eigen beurt mag je een kristal uit je ketel nemen en naast je zichtscherm leggen. Het eerste in het spel kost 1 punt, het tweede 2, het derde 3 enzovoort. Je moet die punten hebben: een score daalt nooit onder 0.

rules-b = Bonusacties
rules-b1 = Een bonus is één of meer acties van één soort door een toverfiche, een speciaal fiche, een flesje, een veld van de toverstaf of een leeg veld van het pentagram. Gebruik hem wanneer je wilt zolang de actiesoort loopt die hem opleverde. Eindigt die, dan vervalt een ongebruikte bonus.
rules-b2 = Begin bonussen in willekeurige volgorde, ook midden in andere acties. Een begonnen bonus maak je af, of je ziet af van de rest, voordat je verdergaat met wat hij onderbrak.
rules-b3 = Acties uit verschillende bronnen worden nooit opgeteld: niet die van twee toverfiches, twee speciale fiches of twee flesjes van dezelfde soort, en ook niet die van een toverfiche en de acties die het opleverden. Alleen versterkingsspreuken komen erbij.
rules-b4 = Eén uitzondering op B3: vul je tijdens je kristalacties een flesje in de rij Kristal, dan komen die kristalacties bij de lopende. Zo komt er maar één kristalflesje bij, en geen als de lopende acties zelf uit een kristalflesje komen; elk volgend flesje is een bonus op zich.
rules-b5 = Wat een bonus oplevert, zoals toverfiches, speciale fiches, flesjes of velden van de toverstaf, is ook weer een bonus.
rules-b6 = Een toverfiche, speciaal fiche of perkamentrol is van jou zodra je die neemt, gebruikt of niet.

rules-e = Energie
rules-e1 = Eén actie legt één energie-eenheid uit je voorraad op een vrij veld van een verbinding. Zonder eenheden is er geen energie-actie.
rules-e2 = Een verbinding is van wie haar begon. Niemand anders mag er eenheden leggen.
rules-e3 = Voltooi de begonnen verbinding voordat je een andere begint.
rules-e4 = Een nieuwe verbinding begint bij je toren, of bij een locatie die door je eigen volledige verbindingen met je toren verbonden is.
rules-e5 = Een volledige verbinding geeft meteen punten: 1 voor één veld, 3 voor twee velden, 6 voor drie.

rules-w = Heksen
rules-w1 = Eén actie legt een heks uit je voorraad naast je toren.
rules-w2 = Of zet een van je liggende heksen overeind en verplaats haar naar een locatie die door volledige verbindingen met je toren verbonden is. De kleuren doen er niet toe.
rules-w3 = Wat een verplaatsing kost: 1 actie voor het stuk over je eigen verbindingen, hoe lang ook, en 1 voor elke vreemde verbinding. De goedkoopste weg telt, en alle acties van een verplaatsing komen uit dezelfde bron.
rules-w4 = Op geen enkele locatie staan twee heksen van één kleur. Op je eigen toren staat je grote heks al.
rules-w5 = Een heks die overeind komt, geeft 2 punten. De eerste heks op een locatie neemt het toverfiche: 1 actie van die soort als bonus, of meteen 3 punten door een toverfiche met punten.
rules-w6 = Bij de heksensteen ligt geen toverfiche. Daar neemt ze het beste vrije bonusveld en krijgt ze de punten daarvan naast haar 2.
rules-w7 = Een staande heks verplaatst zich nooit meer. Naast je toren mogen zoveel heksen liggen als je wilt.

rules-p = Pentagram
rules-p1 = Eén actie verplaatst je scoresteen één veld met de klok mee. Elk veld dat je betreedt telt, ook als je verdergaat.
rules-p2 = Uilenveld: neem het bovenste uilenfiche, dat aan het einde zijn waarde oplevert. Is de stapel leeg, dan krijg je meteen 2 punten.
rules-p3 = Heksenveld: neem het speciale heksenfiche; het veld wordt aangevuld zolang de stapel strekt. Is het veld leeg, dan krijg je als bonus 2 acties van één soort naar keuze.
rules-p4 = Gebruik een speciaal heksenfiche op elk moment van de lopende actiesoort. Ofwel één keer: 2 acties van een van zijn twee symbolen, daarna gaat het naast je zichtscherm. Ofwel voorgoed: leg het op één leeg veld van je ketel; dat brengt niets op gang. Ongebruikt gaat het naast je zichtscherm en blijft het van jou.
rules-p5 = Het spoor is een cirkel; je mag zo vaak rond als je kunt.

rules-c = Kristallen
rules-c1 = Eén actie verplaatst een van je kristallen naar een aangrenzend veld. Met meer acties mag het over fiches, kristallen en gedrukte symbolen, maar het moet eindigen op een leeg veld of op de rand.
rules-c2 = Een kristal verlaat de ketel alleen door een gemarkeerde uitgang. De stap naar de rand kost 1 actie; onthoud het symbool van de uitgang.
rules-c3 = Van de rand moet het kristal naar het flesjesrek, meteen of later tijdens dezelfde actiesoort. In de rij van zijn uitgang geeft het 2 acties van die soort. In de onderste rij geeft het een toverfiche naar keuze van de tafel: de actie daarvan als bonus, of 3 punten. Van de acties mag je afzien, maar zolang er een kristal op de rand ligt, kun je de actiesoort niet beëindigen.
rules-c4 = Het zwarte kristal geeft er 2 meer: 4 acties in een symboolrij; in de onderste rij 3 acties van de soort van het toverfiche, of 5 punten.
rules-c5 = Met twee, drie of vier spelers passen er 4, 5 of 6 kristallen in een rij, in de onderste 4, 5 of 5. Is een symboolrij vol, dan blijft alleen de onderste over. Is die ook vol, dan gaat het kristal naast je zichtscherm en geeft het niets.
rules-c6 = Zonder kristallen in je ketel zijn er geen kristalacties.

rules-m = Toverstaf
rules-m1 = Je toverstafacties verplaatsen je scoresteen naar rechts, alle in één keer, hoogstens zoveel velden als je acties hebt. Versterkingsspreuken voeg je vooraf toe; een spreuk die deze verplaatsing oplevert, komt er te laat voor.
rules-m2 = Een licht veld doet niets. Een donker veld geeft de bonusacties die erop staan. Een zilverkleurig veld geeft punten voor wat je bezit op het moment dat het wordt afgehandeld.
rules-m3 = Staat er na de hele verplaatsing niemand voor je, dan geeft elk donker veld van deze verplaatsing twee keer zoveel acties. Gelijkstand is genoeg.
rules-m4 = De velden van een verplaatsing komen na elkaar: rond de acties van een donker veld af voor het volgende. Daartussen mag je andere bonussen gebruiken. Maar zolang er een donker veld wacht, gaan de acties die de verplaatsing onderbrak niet verder, en komt er geen spreuk bij. Velden van een latere verplaatsing sluiten achteraan, elk met de verdubbeling van zijn eigen verplaatsing. Eindigt de actiesoort, dan vervallen wachtende donkere velden; wachtende zilverkleurige tellen nog.
rules-m5 = Het perkamentveld geeft een perkamentrol van plaats 1 tot 3, of van alle zes als niemand voor je staat. Versterkingsspreuken vergroten de keuze.
rules-m6 = Op het laatste veld zijn er geen toverstafacties meer.
rules-m7 = Zilverkleurige velden tellen je volledige verbindingen, je heksen in de kristallen bol (liggend of staand, ook de grote), je perkamentrollen (ook gebruikte), je toverfiches of je kristallen in het rek (niet het zwarte) voor elk 1 punt, of je speciale heksenfiches voor elk 2 punten.

rules-r = Perkamentrollen
rules-r1 = Perkamentrolacties geven precies één perkamentrol. Hoe meer acties, hoe groter de keuze: met 3 acties kies je van plaats 1 tot 3.
rules-r2 = Sluit het gat in de richting van plaats 1 en vul plaats 6 aan van de stapel, zolang die strekt. Ligt er geen perkamentrol open, dan vervalt de actie.
rules-r3 = Een versterkingsspreuk voegt acties toe aan de lopende: een dubbele 2 van haar symbool, een eenvoudige 1 van een willekeurig. Je mag er meer gebruiken. Elke werkt één keer en telt daarna alleen nog als perkamentrol in je bezit.
rules-r4 = Een spreuk die je net nam, mag al bij de volgende acties helpen.
rules-r5 = Perkamentrollen liggen open voor hun eigenaars. Met de optie geheime perkamentrollen ziet alleen de eigenaar ongebruikte spreuken en voorspellingen; hoeveel het er zijn, weet iedereen.

rules-i = Wie weet wat
rules-i1 = Alleen jij ziet de fiches achter je zichtscherm en, bij het kiezen, de getrokken vollemaankaarten (N1). Niemand kent de volgorde van gedekte stapels. Anderen zien je zetten, nooit wat je nog meer had kunnen doen.
rules-i2 = Al het andere was te zien en blijft bekend, ook uilenfiches en toverfiches achter een zichtscherm. De score tijdens het spel bevat nog niet wat er aan het einde bij komt (F1).
rules-i3 = Wat voor jou verborgen is, bereikt je apparaat nooit. Dat geldt ook voor toeschouwers en computertegenstanders.

rules-f = Einde van het spel
rules-f1 = Na 11 rondes telt iedereen op: de waarden van zijn uilenfiches, 2 punten voor elk toverfiche, 2 voor elke ongebruikte spreuk en 1, 3, 5 of 7 voor elke voorspelling.
rules-f2 = Een voorspelling geeft 1 punt als ze niet vervuld is, 3 als ze in geringe mate, 5 als ze in grote mate en 7 als ze uitmuntend vervuld is. Op vier plaatsen zeggen de gedrukte spelregels niet hetzelfde; daar staat welke lezing telt (R3, F3, F8, H2).
rules-f3 = Grootste groep: 4, 5 of minstens 6 keer het symbool in één groep. Onder de 4 is ze niet vervuld.
rules-f4 = Heksen op verschillende locaties: drie soorten in volgorde. Een staande heks op de eerste geeft 3 punten, op de eerste en tweede 5, op alle drie 7. Zonder de eerste is ze niet vervuld.
rules-f5 = Heksen op locaties van dezelfde soort: je heks staat op één, twee of drie ervan.
rules-f6 = Verbonden: je eigen volledige verbindingen verbinden je toren met de locaties, in de genoemde volgorde. Een soort die twee keer genoemd wordt, vraagt twee verschillende locaties. Zo geeft “vreemde toren, vreemde toren, bos” met één vreemde toren en een bos 3 punten.
rules-f7 = Een vreemde toren is elke toren behalve die van jou, of hij nu van iemand is of niet.
rules-f8 = De meeste punten winnen. Bij gelijke stand wint wie op de toverstaf verder is; op hetzelfde veld wie er het eerst was (de onderste scoresteen). Staan beiden nog op het handvat, dan delen ze de overwinning.

rules-h = Handicap
rules-h1 = Een speler met handicap schudt de 15 fiches en legt er vier ongezien terug; elf worden gespeeld.
rules-h2 = Op niveau 3 kies je uit drie fiches, op niveau 2 uit twee. Op niveau 1 heb je geen keuze: je trekt aan het begin van je beurt een fiche en speelt het. Is de voorraad leeg, dan wordt er niet bijgetrokken.

rules-g = Volle maan: de torens van de grootmeesters
rules-g1 = Je grootmeester staat in plaats van de grote heks op de toren (S9) en telt overal waar zij zou tellen.
rules-g2 = Als extra optie, alleen samen met de grootmeesters, komt de grote heks als twaalfde heks in je voorraad. Een toverfiche dat zij neemt, geeft 1 actie meer (een toverfiche met punten 4 punten), en bij de heksensteen geeft ze meteen 1 punt meer, ook als je daar het verzamelfiche neemt (D2). Verder telt ze overal als elke andere heks, ook als ze naast je toren ligt.

rules-d = Volle maan: hooggedoseerde ingrediënten
rules-d1 = Zes krachtfiches liggen open, één voor elk symbool, met dat symbool twee keer. Vier verzamelfiches liggen op het eerste flesje van de onderste rij, het eerste uilenveld, het eerste zilverkleurige veld en de heksensteen. Twee krachtrollen en een voorspelling komen bij de perkamentrollen.
rules-d2 = Je mag een verzamelfiche nemen in plaats van wat je daar zou krijgen: het toverfiche, het uilenfiche of zijn 2 punten, de punten van het zilverkleurige veld, of de bonuspunten bij de heksensteen. Daar geeft je heks toch 2 punten, maar ze staat op geen bonusveld, en een tweede heks mag je er niet brengen. Elk verzamelfiche werkt één keer in het spel.
rules-d3 = Wordt het niet genomen, dan schuift het verzamelfiche van de flesjes door naar het volgende flesje en is het weg zodra de rij vol is; de andere blijven. Een zilverkleurig veld waarvan je het fiche nam, telt toch als bereikt.
rules-d4 = Wie een verzamelfiche neemt, kiest een krachtfiche en legt het meteen op lege velden van zijn ketel. Het brengt niets op gang, maar telt vanaf dan mee (T4, T5, F3). Zonder ruimte of zonder krachtfiche kun je het niet nemen.
rules-d5 = Als je een krachtrol krijgt, mag je een krachtfiche nemen en leggen. Doe je dat niet, dan is ze aan het einde 2 punten waard. Ze telt als perkamentrol in je bezit.
rules-d6 = De extra voorspelling telt de krachtfiches in je ketel.

rules-n = Volle maan: de macht van de volle maan
rules-n1 = Na de torens (S9) trekt iedereen, vanaf de startspeler, de bovenste twee van de zes vollemaankaarten, houdt er één open en legt de andere onder de stapel. Jullie kunnen ook afspreken er ieder willekeurig één te geven, of om beurten uit alle zes te kiezen.
rules-n2 = Eén keer in elk van je beurten mag je een van de twee vermogens van je kaart gebruiken.
rules-n3 = Links: leg je een heksenfiche met het symbool van de kaart, dan krijgt die actiesoort 1 actie meer.
rules-n4 = Rechts, een van zes. Toverstaf: een donker veld van een verplaatsing telt alsof je het verst vooruit staat. Perkamentrol: tel vanaf de hoogste openliggende perkamentrol omlaag in plaats van vanaf plaats 1 omhoog. Pentagram: krijg je een speciaal heksenfiche, neem dan een willekeurig van de drie openliggende. Heks: in één verplaatsing kost een aaneengesloten reeks verbindingen van één andere kleur 1 actie. Toverfiche: een toverfiche dat je neemt, geeft 1 actie of 1 punt meer. Kristal: een kristal in een flesje geeft 1 actie of 1 punt meer.
