import type { Rule } from './phrases.ts';
import { rule } from './phrases.ts';

const inEnglish: readonly Rule[] = [
  rule(
    `kill|killing|hang|hanging|drown|drowning|poison|poisoning|unalive|unaliving|stab|strangle|off|offing myself|ourselves|themself
     kill|hang|drown|unalive|hurt|harm himself|herself|themselves
     shoot|shooting myself *3 head|heart|gun|dead|tonight|today
     way|ways|how *4 kill|hang|drown|poison yourself|oneself|themselves
     self harm|harming|harmed|injury|injuring
     selfharm|selfharming`,
    'kill|killing myself laughing',
  ),
  rule(
    `want|wants|going|will|plan|planning|think|thinking|thought|thoughts|urge|urges|feel|like|might|tempted|way|ways|keep|started|need *5 hurt|hurting|harm|harming|cut|cutting|burn|burning|starve|starving|shoot|shooting myself
     stop|not *2 hurting|harming|cutting|burning myself`,
    `cut|cutting myself off|some|short|out|a|loose|free
     burn|burning myself out
     without|avoid|avoiding *2 hurting|cutting|burning myself
     shoot|shooting myself *12 camera|photo|photos|video|selfie`,
  ),
  rule(
    `end|ending|take|taking|took|finish|finishing my own|whole|miserable life
     end|ending|take|taking|finish|finishing my life
     take|taking his|her|their own life
     end|ending it all
     want|wanted|need|wish *1 out of this|my *1 life
     my life *2 be|was|were over|finished
     planning|plan|planned *3 my *1 death|suicide
     put|putting an end to my life
     put|putting an end to it all`,
    'start|begin|starting|beginning *12 end|ending it all\ntaking|take my life in|into|to|seriously|back|easy|partner|jacket|vest|savings\nend|ending *4 with *4 fireworks|party|dinner|toast|bang|champagne\nchange|changed *3 my life',
  ),
  rule(
    `want|wants|wanted|wish|rather|prefer|ready|longing|decided|planning|plan|hope|trying|deserve to die
     wish|wishing i was|were|am dead
     wish|wishing *2 had never been born
     would *1 rather|better be|die dead
     rather be dead
     rather not be alive
     hate being alive
     want|going to stop living
     do not feel like living
     can not do|live this life
     wish *3 not wake up
     need to die
     wish *2 could *1 die
     do not deserve to live
     do not want to be on this earth|planet|world
     want to sleep forever
     painless|painlessly|quick|easy|easiest *1 way|ways to die
     can not take|bear|stand this|the pain any
     be dead by|soon|tomorrow|tonight|anyway
     before i end it
     would rather die than live
     better off dead
     better off without me
     better if i was|were *1 dead|gone
     want to be dead
     want|place|somewhere|spot|bridge|cliff|go|travel|where *4 to die alone|there|peacefully|quietly
     place|somewhere|spot *2 to die
     go|going|travel|travelling|fly|flying|trip *6 to die
     happier|better *4 if i was|were|am dead|gone
     be gone forever
     care|cares if i live|die
     where i can|could die
     going there|somewhere to die
     do|does not want to *2 live|exist|wake any|up|with|like
     do|does not want to be alive
     do not want to live
     do not want to exist
     do not want to be here any more|longer
     do not want to wake up
     never wake|waking up
     not wake|waking up again|any|ever
     can not go|carry on any|like|living|with
     can not *2 live any|like|with
     can not keep living
     not come|coming|return|returning back alive
     do not want to come back alive`,
    `to die for
     die of|from laughter|laughing|happiness|hunger|thirst|boredom|heat|cold
     die|dying to see|visit|try|go|know
     live|exist|living in|near|close|at|out|without|on
     die in drome|france|the drome
     die drome|diois|vercors|france
     come back alive from *6 trek|hike|climb|dive
     die hard
     wake|waking up early|late|before|at|to|so|too|in`,
  ),
  rule(
    `no|not|any *3 reason|point|sense|purpose *3 living|alive
     no|not|any *3 reason|point|sense to|in|of|for live|life|being
     no|not|any *3 reason|point|sense to|in|of|for go|going on
     life is|feels not worth
     goodbye|farewell|suicide letter|letters|note|notes
     life is|feels pointless|meaningless|unbearable
     not worth living
     lost the will to live
     no will to live
     tired|sick|done of|with living|life|existing
     tired|sick of being alive
     nobody|noone|one would|will *2 miss me
     nobody|noone|one would|will *2 care|notice *2 if i *2 died|die|disappeared|dead|gone|vanished
     say|saying goodbye to everyone forever
     goodbye world|forever
     cruel world`,
    'living|life in|on|with|near|out|for|without\ngo|going on a|an|the|this|that|to|foot|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  ),
  rule(
    'suicide|suicidal|suicides|euthanasia|dignitas',
    'suicide squad|free|doors|door|burger|wings|bomber|bombing|bombings|awareness|prevention|run|king',
  ),
  rule('assisted dying|suicide|death\ncommit suicide'),
  rule(
    `jump|jumping|leap|leaping *2 off|from|in|under *3 bridge|building|roof|rooftop|balcony|ledge|train|trains|bus|traffic|car|cliff|tower|skyscraper
     throw|throwing myself *2 off|from|in|under *3 bridge|building|roof|balcony|train|bus|traffic|car|cliff|tower
     drive|driving off *1 cliff|bridge
     bridge|building|roof|rooftop|balcony|cliff|tower *6 jump|jumping off|down`,
    `bungee|bungy|bungie|parachute|skydive|skydiving|paragliding|zipline|zip|rope|harness|wingsuit|swim|swimming|diving|divers|diver|watch|watching|sea|river|lake|water|pool|stag|operator|company
     jump|jumping off|from *2 train|bus|tram|car *2 at|to|and|when
     jump|jumping on|in|into *2 train|bus|car|traffic to|and
     cliff jumping`,
  ),
  rule(
    `overdose|overdosing on|to|with|myself
     want|going|will|how *3 overdose
     od|oding on my|pills|meds|tablets
     take|took|taken|swallow|swallowed|taking|swallowing all|every *2 pills|tablets|medication|meds|pill
     swallow|swallowed|took|take *3 bottle|box|handful|pack|packet of *2 pills|tablets
     bleed out
     how many *4 pills|tablets *4 die|kill|lethal|fatal
     lethal|fatal dose|amount
     slit|slitting|cut|cutting my wrists|wrist|throat|veins`,
  ),
];

const inOtherLanguages: readonly Rule[] = [
  // German
  rule(
    `mich|dich *3 umbringen|umzubringen|umbringe|toten|erhangen|erschiessen|ertranken|aufhangen|aufzuhangen|ritzen|vergiften|erschiesse|erhange
     bring|bringe ich *1 mich *2 um
     bring|bringe mich *2 um
     mir *4 leben nehmen|nehme|genommen
     nehme|nehm mir *2 leben
     leben zu beenden
     mein leben beenden
     leben *2 ende setzen|machen|bereiten
     halte|ertrage *1 leben nicht mehr
     werfe|schmeisse|stelle|lege mich vor|auf *3 zug|bahn|gleise|auto|lkw
     beende mein leben
     allem ein ende setzen|machen
     mochte|will|mag|kann nicht mehr leben|weiterleben|aufwachen|dasein|existieren
     nicht mehr leben|weiterleben|aufwachen will|mochte|wollen|mag|kann
     mochte|will|wollte|wurde *3 sterben
     sterben will|mochte|wollte
     ware|wunschte|war *4 tot
     lieber tot
     will|mochte|wollte *2 tot sein
     keinen lebenswillen
     springe|springen *2 vom|von *2 dach|brucke|hochhaus|balkon
     abschiedsbrief|abschiedsbriefe
     selbst toten|verletzen|verletze
     mich selbst verletzen|verletze
     keinen sinn mehr *3 leben
     leben *3 keinen sinn
     von *3 brucke|dach|hochhaus springen|sturzen|springe
     vor *3 zug|bahn springen|werfen|schmeissen|werfe
     selbstmord|suizid|suizidal|selbstmordgedanken|suizidgedanken|selbstverletzung|freitod|selbstmordgefahrdet|sterbehilfe
     lebensmude`,
    'nicht lebensmude\nbungee|fallschirm|wasser|see|meer\nsterben vor|fur lachen|hunger|durst|langeweile\nbungee\nwird|werden *3 leben nehmen',
  ),
  // French, Spanish, Italian, Portuguese, Dutch
  rule(
    `me suicider|tuer|pendre
     envie de mourir
     en finir avec *2 vie
     plus envie de vivre
     veux|voudrais mourir
     suicidarme|matarme|ahorcarme|suicidarmi|uccidermi|ammazzarmi|suicidar
     quitarme la vida
     quiero morir|morirme
     no quiero vivir|seguir mas|viviendo
     voglio morire
     togliermi la vita
     quero morrer
     tirar a minha vida
     zelfmoord
     wil dood|niet|sterven *1 leven|meer
     mezelf van kant maken`,
  ),
];

/** Words of somebody who thinks of harming themselves, or fears that of another. */
export const selfHarmRules: readonly Rule[] = [...inEnglish, ...inOtherLanguages];
