# Partijen volgens oudere regels: waar ze het eerst afwijken en wat er moet gebeuren voordat ze verdergaan.
# $move is een zet als zin zonder punt, $why een hele zin. $recorded en $now zijn punten zoals 12/8.

difference-refused = Zet { $n } (“{ $move }”) mag volgens regelversie { $version } niet meer: { $why }
difference-effect = Zet { $n } (“{ $move }”) heeft volgens regelversie { $version } een ander effect: { $why }
difference-clause = Zet { $n } (“{ $move }”) is volgens regelversie { $version } niet meer dezelfde: regel { $why } is veranderd.
difference-points = Na zet { $n } zijn de punten anders: genoteerd { $recorded }, nu { $now }.
difference-result = Na zet { $n }, de laatste, is de uitslag anders: genoteerd { $recorded }, nu { $now }.
difference-sources = Na zet { $n }, de laatste, komen de punten ergens anders vandaan: genoteerd { $recorded }, nu { $now }.
difference-winners = Na zet { $n }, de laatste, wint iemand anders: genoteerd { $recorded }, nu { $now }.
difference-not-over = Na zet { $n }, de laatste, is het spel volgens regelversie { $version } nog niet afgelopen.
difference-legal = Nu toegestaan:
difference-legal-list = Nu toegestaan: { $moves }.
difference-legal-some = Nu toegestaan: { $moves } en nog { $n }.

changed-second-crystal-vial = Bij deze kristalacties is al een kristalflesje gekomen, dus dit flesje is een bonus op zich
changed-scroll-from-top = Geteld vanaf de hoogste open perkamentrol is het die op positie { $now }, niet { $before }

suspended = Het spel is onderbroken. Het gaat vóór deze zet verder zodra iedereen akkoord is; nog nodig: { $names }.
suspended-nobody = Het spel is onderbroken. Wie een plaats neemt, kan ermee instemmen dat het vóór deze zet verdergaat.
