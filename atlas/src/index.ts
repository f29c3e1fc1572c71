/* The door of the atlas: the world to plan with, read-only and offline. */
export { openAtlas } from './open-atlas.ts';
export type { AtlasOptions } from './open-atlas.ts';
export type {
  Airport,
  Atlas,
  Attraction,
  City,
  CityInfo,
  Country,
  DayTrip,
  PlaceHit,
  PlaceKind,
  PlaceMatch,
  PublicHoliday,
  Region,
  SearchOptions,
  SunTimes,
} from './atlas.ts';
export { ipToCountry } from './facts/ip-country.ts';
export { readArticles } from './articles/read-articles.ts';
export type { Article } from './articles/read-articles.ts';
export { sightLinks } from './articles/sight-links.ts';
export { carCosts } from './travel/car-costs.ts';
export type { CarCosts } from './travel/car-costs.ts';
export { openTravel } from './travel/open-travel.ts';
export type { TravelModel } from './travel/create-travel-model.ts';
export { toldWay, type ToldWay } from './travel/told-way.ts';
export { builtAtlasStamp, readTravelFile, readWorldFile } from './world/read-atlas-file.ts';
export { travelWithinTime } from './travel/travel-within-time.ts';
export type { TravelOption, TravelPlace } from './travel/travel-option.ts';
export { buildAtlas } from './build/build-atlas.ts';
export type { BuildOptions, BuildResult } from './build/build-atlas.ts';
export { readSightGuides } from './sight-guides/read-sight-guides.ts';
export type { SightGuide } from './sight-guides/sight-guide.ts';
export { openWindowsOn } from './hours/open-windows.ts';
export { easterOf } from './calendar/easter.ts';
export type { GreatDay } from './calendar/country-calendar.ts';
export type { HoursSource, LocalDate, OpeningOn, OpenWindow } from './hours/open-windows.ts';
export { hoursInWords } from './hours/hours-in-words.ts';
export type { HoursInWords } from './hours/hours-in-words.ts';
export { localTime, openNow } from './hours/open-now.ts';
export type { OpenState } from './hours/open-now.ts';
export { parseHours } from './hours/parse-hours.ts';
export { readOsmHours } from './hours/read-osm-hours.ts';
export type { NoOsmHours, OsmHours } from './hours/read-osm-hours.ts';
export type { NoteTopic } from './catalogue/note-topics.ts';
export { classicRoutes } from './facts/classic-routes.ts';
export type { ClassicRoute } from './facts/classic-routes.ts';
export { convertMoney } from './facts/convert-money.ts';
export { ratesAsOf, unitsPerEuro } from './facts/convert-money.ts';
export { mealHours } from './facts/meal-hours.ts';
export type { MealHours } from './facts/meal-hours.ts';
export { featuredRegions } from './facts/featured-region.ts';
export type { FeaturedRegion } from './facts/featured-region.ts';
export { categories, goodFor } from './catalogue/categories.ts';
export type { Category } from './catalogue/categories.ts';
export type { AttractionEntry, CityEntry, CountryEntry, CountryFacts } from './catalogue/catalogue-schema.ts';
export { drawLand } from './drawn-map/draw-land.ts';
export type { DrawnLand } from './drawn-map/draw-land.ts';
export { frameMap } from './drawn-map/map-frame.ts';
export type { MapFrame } from './drawn-map/map-frame.ts';
export { greatCirclePath } from './drawn-map/great-circle-path.ts';
export { fold } from './text/fold.ts';
export { slugOf } from './text/slug.ts';
export { readExtract } from './import/read-extract.ts';
export { extractKinds } from './import/extract-row.ts';
export type { ExtractKind, ExtractResult, ExtractRow } from './import/extract-row.ts';
export { mergeImports } from './import/merge-imports.ts';
export type { MergedImports } from './import/merge-imports.ts';
export { readOsmPbf } from './import/read-osm-pbf.ts';
export type { ExtraPlace, ExtraPlaces, ImportedFacts } from './import/extra-place.ts';
export { toExtraPlace } from './import/to-extra-place.ts';
export type { ExtractOrigin } from './import/to-extra-place.ts';
