import type { QuestionTopic } from '@wayfare/contracts/vocabulary';

/** By which words a topic is called. `own` ones name it by themselves; `also` ones go with others as well. */
export interface TopicWords {
  own: string;
  also?: string;
}

/** What people call each topic. The reader knows how things are asked, this what the things are called. */
export const topicWords: Readonly<Partial<Record<QuestionTopic, TopicWords>>> = {
  weather: {
    own: 'weather temperature degrees forecast climate humid humidity rain rainy raining rains snow sunny sunset sunrise daylight',
    also: 'hot cold warm wet dry windy mild sun dark swim swimming sea',
  },
  when: {
    own: 'blossom season aurora bloom migration',
    also: 'month months crowded crowds lights late early summer winter',
  },
  visa: { own: 'visa passport esta etias evisa border schengen' },
  money: {
    own: 'currency cash atm atms contactless exchange withdraw',
    also: 'money pay card cards euros dollars credit debit',
  },
  tip: { own: 'tip tipping tips gratuity' },
  plug: { own: 'plug plugs adapter adaptor socket sockets voltage', also: 'charger charge outlet' },
  water: { own: 'tap', also: 'water drink bottled' },
  safety: {
    own: 'safe safety dangerous danger crime pickpocket pickpockets scam scams unsafe theft mugged',
    also: 'alone risky',
  },
  health: {
    own: 'vaccination vaccinations vaccine vaccines jabs malaria mosquito mosquitoes hospital pharmacy doctor altitude dengue rabies fever',
    also: 'sick ill medicine tablets insurance',
  },
  language: { own: 'language languages speak english phrases', also: 'words say understand' },
  zone: { own: 'timezone jetlag watch clocks', also: 'difference hours ahead behind clock same time' },
  transfer: { own: 'airport' },
  around: {
    own: 'metro tram trams subway taxi taxis uber bolt grab scooter underground commute',
    also: 'transport bus bike bikes cycle public car without run runs',
  },
  between: {
    own: 'ferry ferries flight flights train trains rail',
    also: 'pass drive coach boat bus direct far reach from',
  },
  cost: {
    own: 'cost costs price prices budget expensive cheap',
    also: 'pay euros dollars pounds money afford spend cheapest much free',
  },
  hours: { own: 'opening', also: 'open opens close closes closed shut' },
  tickets: { own: 'ticket tickets reserve reservation', also: 'book booking queue advance sold free' },
  food: {
    own: 'food dish dishes vegetarian vegetarians vegan vegans halal kosher gluten coeliac celiac allergy allergic breakfast cuisine speciality specialities',
    also: 'eat try taste meal',
  },
  eat: { own: 'restaurant restaurants cafe cafes dinner lunch', also: 'eat meal dine' },
  stay: {
    own: 'neighbourhood neighbourhoods neighborhood district hostel accommodation quarter',
    also: 'stay hotel area sleep base',
  },
  sights: { own: 'sights sightseeing attractions', also: 'see museums excursion beach beaches' },
  night: {
    own: 'nightlife nightclub clubs clubbing jazz pubs cocktail cocktails evening evenings',
    also: 'bar bars drink dance music',
  },
  shop: { own: 'souvenir souvenirs shopping boutique', also: 'shops buy market markets mall' },
  kids: {
    own: 'kids children toddler toddlers baby pram stroller playground buggy',
    also: 'family son daughter kid child',
  },
  access: { own: 'wheelchair accessible accessibility crutches disabled', also: 'steps lift stairs' },
  pack: { own: 'pack packing clothes jacket', also: 'wear bring shoes' },
  customs: {
    own: 'etiquette rude polite custom customs manners modest mosque mosques headscarf dress',
    also: 'code hair wear church churches respectful cover shorts allowed',
  },
  feast: {
    own: 'festival festivals ramadan holidays carnival fiesta parade',
    also: 'holiday events event easter christmas',
  },
  drive: {
    own: 'driving licence license permit parking toll tolls vignette petrol motorway',
    also: 'drive car left right rent speed park',
  },
  phone: {
    own: 'sim esim wifi roaming internet phone mobile dialling dialing dial',
    also: 'data signal call',
  },
  emergency: {
    own: 'emergency police ambulance lost lose stolen embassy consulate',
    also: 'passport wallet',
  },
  laws: {
    own: 'drone drones legal illegal law laws cannabis weed vape vaping',
    also: 'alcohol wine beer bottle smoke allowed forbidden',
  },
  luggage: { own: 'luggage suitcase suitcases lockers baggage', also: 'store bags bag leave' },
  trip: { own: 'itinerary include included', also: 'plan planned trip' },
  other: { own: 'capital' },
  compare: { own: '', also: 'better versus or than prefer worth' },
  length: { own: '', also: 'days nights enough' },
};
