import type { TripRequest } from '@wayfare/contracts/request';

export type Interest = NonNullable<TripRequest['interests']>[number];

/** Beginnings of words, by what one likes who says them; a word may tell of several. */
export const interestStems: Readonly<Record<Interest, string>> = {
  food: `food foodie eat eats eating cuisine soup stew pancake supper picnic fruit prawn shrimp mussel pies espresso sweets gastro culinary restaurant dining dine tapas sushi ramen noodle curry dish
    dishes cook cooking baker bakery bakeries bread pastr cake pie chocolat gelato ice-cream coffee cafe cheese seafood
    fish oyster lobster octopus burger taco steak pasta pizza pierogi dumpling dim hawker snack spice market brunch
    breakfast lunch dinner meal tasting ramen-ya kebab burek brigadeiro tea teahouse street-food michelin barbecue bbq
    braai poutine chowder bagel biscuit macaron cider lambic beer brew whisky whiskey gin rum cocktail sake pub tavern
    khachapuri khinkali doner shawarma bibimbap laksa satay pad-thai croissant goulash schnitzel strudel empanada ceviche
    arepa jerk poke bao pho injera souvlaki gyro moussaka meze baklava risotto gnocchi focaccia fondue raclette haggis
    grill paella tagine mezze falafel delicac gourmet vegan truffle mole mezcal tequila waakye jollof smorrebrod`,
  history: `histor ancient ruin castle medieval heritage archaeo roman museum old-town palace fort fortress war wwii
    ww2 ww1 battle viking colonial civil soviet communist berlin-wall holocaust memorial jewish monument tomb pyramid
    silk-road empire monarch royal cathedral old colony prehistoric dinosaur fossil mosaic inca maya aztec greek ottoman
    samurai culture cultural tradition genocide trading cemetery cemeteries graveyard kingdom bunker civilisation`,
  art: `art arts galler paint sculptur impressionis renaissance museum ceramic pottery craft design mural graffiti
    mosaic masters modernis exhibition potter weaving textile lace embroider linen tile azulejo theatre theater
    broadway ballet film cinema litera poet book handicraft print caravaggio vermeer gaudi comics manga anime`,
  nature: `natur scenic outdoor national-park scener landscape mountain lake waterfall fjord park garden countryside glacier
    northern-light aurora volcan forest rainforest jungle desert dune canyon cave cliff island wood wilderness river
    hot-spring geyser flower blossom tulip lavender foliage leaf leaves star stargaz midnight-sun snow valley hill view
    cenote rock pool tide reef botanic rice-terrace green sunset sunrise wildflower cable-car alpine meadow ice lagoon`,
  hiking: `hike hiking hiker trek trail walk ramble tramp levada via-ferrata summit climb mountaineer camino backpack scrambl stroll`,
  beach: `beach seaside sea snorkel swim sunbath coast island sand sun lagoon surf bay ocean tropical warm-water
    cove pool shore rock-pool lido bathing hot-weather kitesurf`,
  nightlife: `nightlife club bar bars party partying pub pubs cocktail night-out night drink brunch techno dance
    dancing cabaret boozy margs rooftop karaoke bottomless beer-garden rave speakeas`,
  shopping: `shop market boutique outlet mall souk bazaar flea vintage antique souvenir thrift op-shop record books
    emporium fashion`,
  architecture: `architect building gaudi cathedral skyline modernis art-nouveau art-deco bauhaus church castle palace
    old-town tile mosque temple monaster skyscraper bridge brutalis baroque gothic village villages`,
  family: `famil kid kids child children toddler theme-park zoo playground aquarium water-park disney legoland lego
    puppet santa little teenager teen farm animals`,
  wellness: `wellness spa spas onsen yoga massage hot-spring hot-pot thermal hammam unwind relax sauna bath baths
    retreat ayurved meditat detox mud steam pamper lounging nails sulphur banya`,
  adventure: `adventur raft zip paraglid bungee climb surf div dive diving scuba kayak ski skiing snowboard adrenalin
    canyoning sandboard quad jetboat skydiv sledding snowmobil horse riding motorbike sled huskies husky husk luge
    caving ferrata kite sail sailing canoe snowshoe safari paddle balloon jeep boat hot-air shark`,
  wine: `wine winer vineyard cellar riesling tasting malbec champagne prosecco port-wine cava sommelier bodega
    rieslings`,
  photography: `photo instagram viewpoint sunset picture camera view views golden-hour panoram lookout northern-light`,
  music: `music concert jazz opera fado flamenco band gig fiddle trad blues bluegrass bossa techno folk organ classical
    tango ceilidh samba choir singing festival reggae rock country beatles elvis kpop k-pop orchestra philharmon`,
  sport: `sport football soccer baseball cycling cycle bike golf tennis running marathon stadium cricket rugby ski
    basketball hockey f1 grand-prix match game skating sumo swim fishing gym lucha surf climb horse riding baseball`,
  wildlife: `wildlife safari animal bird whale penguin elephant dolphin turtle bear bears seal puffin sloth monkey
    gorilla orangutan lion tiger kangaroo koala kiwi reindeer moose wolf wolves big-five big-5 lemur camel fauna seabird
    giraffe tortoise platypus wombat iguana hippo rhino zebra cheetah leopard jaguar buffalo wildebeest hyena meerkat
    walrus orca eagle parrot toucan macaw flamingo condor hummingbird hornbill gibbon macaque lemurs tapir capybara
    anteater otter beaver bison elk yak dugong narwhal quokka echidna proboscis squirrel fireflies butterfl manatee ray rays shark chimp lynx birding deer crocodile komodo alpaca llama cow sheep cat cats panda`,
  religion: `religio temple shrine church mosque monaster pilgrim spiritual cathedral abbey synagogue holy convent
    pagoda stupa vatican mass prayer yatra buddh`,
};
