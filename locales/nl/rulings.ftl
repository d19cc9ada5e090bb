# Interpretaties: waarom elke regel met ⚖ in crates/rules/RULES.md zo luidt, en hoe je hem ook zou kunnen lezen. Eén zin elk.
ruling-s11-reason = Tussen even sterke computertegenstanders wint de startspeler met twee, drie en vier spelers 59, 44 en 37 % van de partijen; 50, 33 en 25 % zou eerlijk zijn.
ruling-s11-instead = Zonder deze optie begint iedereen met 0 punten, zoals in de spelregels.
ruling-t9-reason = De spelregels zeggen niet wat er gebeurt als er geen fiche meer past.
ruling-t9-instead = Je zou kristallen moeten weghalen tot er een fiche past, wat dat ook kost.
ruling-t10-reason = De spelregels noemen de prijs, maar niet wat er geldt als je die niet kunt betalen, en het scorespoor begint bij 0.
ruling-t10-instead = Iedereen zou kristallen mogen weghalen, en de score zou onder 0 zakken of op 0 blijven.
ruling-b2-reason = De FAQ laat de volgorde van de bonussen vrij, en in haar voorbeeld wordt een toverfiche midden in andere acties gebruikt; nergens staat dat je een begonnen bonus mag laten liggen en later mag afmaken.
ruling-b2-instead = Je zou vrij kunnen wisselen tussen alle acties die je begonnen bent.
ruling-b3-reason = Volgens de FAQ is elk toverfiche een bonusactie op zich, en kun je twee toverfiches, twee speciale fiches of twee flesjes van dezelfde soort niet combineren.
ruling-b3-instead = De FAQ noemt alleen gelijke bronnen, dus een toverfiche Heks zou bij de heksenacties kunnen komen die het opleverden.
ruling-b4-reason = In het voorbeeld van de spelregels komen de 2 acties van een kristalflesje bij de lopende, maar de FAQ verbiedt twee flesjes van dezelfde soort te combineren.
ruling-b4-instead = Elk kristalflesje zou erbij kunnen komen, zoals in het voorbeeld, of geen enkel, zoals in de FAQ.
ruling-w3-reason = Heb je niet genoeg heksenacties, dan moet je volgens de spelregels een andere locatie kiezen, en acties uit verschillende bronnen worden nooit opgeteld (B3).
ruling-w3-instead = Een toverfiche Heks zou een deel van de weg kunnen betalen en andere acties de rest.
ruling-m1-reason = Wie het verst vooruit staat, blijkt na de hele verplaatsing; daarom moet haar lengte vaststaan voordat haar velden tellen.
ruling-m1-instead = Zoals in het Engelse en het Franse voorbeeld zou je na de verplaatsing meteen verder kunnen gaan, zelfs met een spreuk die ze zelf opleverde.
ruling-m3-reason = De spelregels kijken na alle stappen wie het verst vooruit staat, en de FAQ vraagt wie er tijdens de huidige actie eerste is.
ruling-m3-instead = “In deze beurt” zou kunnen betekenen dat een tweede verplaatsing die je vooraan brengt, ook de velden van de eerste verdubbelt.
ruling-m4-reason = De spelregels handelen de velden meteen na de verplaatsing stap voor stap af, in de volgorde waarin je ze krijgt.
ruling-m4-instead = De onderbroken acties zouden vóór het wachtende veld verder kunnen gaan, want alleen de volgorde van de velden onderling ligt vast.
ruling-r5-reason = De spelregels laten iedereen zijn perkamentrollen verbergen of open laten liggen; hier beslist de hele tafel, en iedereen heeft gezien hoeveel er genomen zijn.
ruling-r5-instead = Iedereen zou voor zich kunnen beslissen, en ook verbergen hoeveel perkamentrollen hij heeft.
ruling-i2-reason = Uilenfiches en toverfiches liggen open op het speelbord tot iemand ze neemt; wie wil, zou ze kunnen opschrijven.
ruling-i2-instead = Wat achter een zichtscherm ligt, zou geheim kunnen zijn.
ruling-f2-reason = Drie keer staat één uitgave alleen tegenover de andere, en bij gelijke stand op de toverstaf (F8) nemen we de lezing die op elk veld beslist.
ruling-f2-instead = Iedereen zou volgens de uitgave in zijn eigen doos kunnen spelen.
ruling-f8-reason = Alle scorestenen liggen vanaf het begin op het handvat, dus niemand was er het eerst.
ruling-f8-instead = Ook op het handvat zou de onderste scoresteen kunnen winnen.
ruling-g2-reason = Volgens de spelregels van Volle maan wordt ze ingezet als de kleine heksen en telt ze op de toverstaf mee.
ruling-g2-instead = De voorspelling over liggende heksen zou haar kunnen overslaan, zoals in de spelregels van het basisspel.

# Waar de gedrukte spelregels verschillen (F2): voor lezers van de Nederlandse.
printing-r3 = De Franse uitgave staat een dubbele spreuk bij elke actiesoort toe. Wij volgen de Nederlandse, de Duitse en de Engelse: alleen bij haar eigen symbool.
printing-f3 = Jouw uitgave noemt haar pas onder de 3 symbolen niet vervuld en zegt niet wat 3 symbolen waard zijn. Wij volgen de Duitse, de Engelse en de Franse: onder de 4 is ze niet vervuld.
printing-f8 = De Engelse en de Franse uitgave spreken alleen van het laatste veld van de toverstaf. Wij volgen de Nederlandse en de Duitse: de onderste scoresteen wint op elk veld.
printing-h2 = In jouw uitgave ligt het ene fiche al vóór je beurt open achter je zichtscherm, dus je kent het. Wij volgen de Engelse en de Franse: je trekt het pas in je beurt.
