/**
 * Every call of the API by its name: method and path, no schema, so that the browser can use it without the
 * schemas' weight. `:name` is a path parameter. The schemas of payload and answer stand in `endpoints.ts`.
 */
export const calls = {
  currentUser: { method: 'GET', path: '/api/current-user' },
  currentUserForProfile: { method: 'GET', path: '/api/current_user' },
  logout: { method: 'GET', path: '/api/logout' },
  checkAuth: { method: 'POST', path: '/api/checkAuth' },
  myData: { method: 'GET', path: '/api/my-data' },
  deleteMyAccount: { method: 'DELETE', path: '/api/my-account' },
  signInOptions: { method: 'GET', path: '/api/sign-in-options' },

  logView: { method: 'POST', path: '/api/log-view' },
  logError: { method: 'POST', path: '/api/log-error' },

  getTrip: { method: 'GET', path: '/api/trip/:id' },
  saveTrip: { method: 'POST', path: '/api/save' },
  saveUnsavedTrip: { method: 'POST', path: '/api/unsaved-trip' },
  discardUnsavedTrip: { method: 'DELETE', path: '/api/unsaved-trip/:id' },
  listTrips: { method: 'GET', path: '/api/trips' },
  listArchivedTrips: { method: 'GET', path: '/api/archived-trips' },
  deleteTrip: { method: 'DELETE', path: '/api/trip/:id' },
  deleteArchivedTrip: { method: 'DELETE', path: '/api/archived-trip/:id' },
  restoreTrip: { method: 'POST', path: '/api/restore-trip/:id' },
  archiveTrip: { method: 'POST', path: '/api/archive-trip/:id' },
  unarchiveTrip: { method: 'POST', path: '/api/unarchive-trip/:id' },
  listFeaturedTrips: { method: 'GET', path: '/api/get-featured-trips' },
  featureTrip: { method: 'POST', path: '/api/featured-trip/:id' },
  copyTrip: { method: 'POST', path: '/api/copy-trip/:id' },
  tripOutline: { method: 'GET', path: '/api/trip-outline/:id' },
  tripSheet: { method: 'GET', path: '/api/trip-sheet/:id' },
  exportTrip: { method: 'GET', path: '/api/trip-export/:id.:format' },
  draftSheet: { method: 'POST', path: '/api/draft-sheet' },
  exportDraft: { method: 'POST', path: '/api/draft-export/:format' },
  previewImport: { method: 'POST', path: '/api/import-preview' },
  listTickets: { method: 'GET', path: '/api/trip/:id/tickets' },
  createTicket: { method: 'POST', path: '/api/trip/:id/tickets' },
  addTripFile: { method: 'POST', path: '/api/trip/:id/files' },
  tripFile: { method: 'GET', path: '/api/trip/:id/files/:fileId' },
  removeTripFile: { method: 'DELETE', path: '/api/trip/:id/files/:fileId' },
  tripVersions: { method: 'GET', path: '/api/trip/:id/versions' },
  tripVersion: { method: 'GET', path: '/api/trip/:id/versions/:version' },
  restoreTripVersion: { method: 'POST', path: '/api/trip/:id/versions/:version' },
  revokeTicket: { method: 'DELETE', path: '/api/trip/:id/tickets/:ticketId' },

  calendarSubscription: { method: 'GET', path: '/api/calendar-subscription' },
  createCalendarSubscription: { method: 'POST', path: '/api/calendar-subscription' },
  revokeCalendarSubscription: { method: 'DELETE', path: '/api/calendar-subscription/:id' },

  ask: { method: 'POST', path: '/api/ask' },
  tripTransportationInfo: { method: 'POST', path: '/api/trip-transportation-info' },
  transportationInfo: { method: 'POST', path: '/api/transportation-info' },
  attractions: { method: 'POST', path: '/api/attractions' },
  locationInfos: { method: 'POST', path: '/api/location-infos' },
  planFacts: { method: 'POST', path: '/api/plan-facts' },
  tripConversation: { method: 'GET', path: '/api/trip-conversation/:id' },
  handOverConversation: { method: 'POST', path: '/api/trip-conversation/:id' },
  optimizeRoute: { method: 'POST', path: '/api/optimize-route' },
  bestOrder: { method: 'POST', path: '/api/best-order' },
  previewDates: { method: 'POST', path: '/api/preview-dates' },
  rebuildDays: { method: 'POST', path: '/api/rebuild-days' },
  usualCost: { method: 'POST', path: '/api/usual-cost' },
  proposeChange: { method: 'POST', path: '/api/propose-change' },
  whatToSee: { method: 'POST', path: '/api/what-to-see' },
  forecast: { method: 'GET', path: '/api/forecast' },
  exchangeRates: { method: 'GET', path: '/api/exchange-rates' },

  dayTrips: { method: 'GET', path: '/api/day-trips/:id' },
  sampleDays: { method: 'GET', path: '/api/sample-days/:id' },
  sampleTrip: { method: 'GET', path: '/api/sample-trip/:id' },
  topAttractions: { method: 'GET', path: '/api/top-attractions/:country/:city' },
  countryGuide: { method: 'GET', path: '/api/country-guide/:country' },
  cityInfo: { method: 'GET', path: '/api/city-info/:id' },
  attractionInfo: { method: 'GET', path: '/api/attraction-info/:cityId/:place' },
  cities: { method: 'GET', path: '/api/cities' },
  importedData: { method: 'GET', path: '/api/imported-data' },
  providerCity: { method: 'GET', path: '/api/gyg-city/:id' },
  marketingInfo: { method: 'GET', path: '/api/marketing-info/:id' },
  articles: { method: 'GET', path: '/api/blogs' },
  article: { method: 'GET', path: '/api/blog/:country/:city/:file' },
  mapSettings: { method: 'GET', path: '/api/map-settings' },
  wayLines: { method: 'POST', path: '/api/way-lines' },
  outsideServices: { method: 'GET', path: '/api/outside' },
  pictures: { method: 'GET', path: '/api/pictures' },
  searchPlaces: { method: 'GET', path: '/api/search' },
  describePlace: { method: 'GET', path: '/api/place' },

  adminOverview: { method: 'GET', path: '/api/admin/overview' },
  adminUsers: { method: 'GET', path: '/api/admin/users' },
  adminChangeUser: { method: 'POST', path: '/api/admin/users/:id' },
  adminDeleteUser: { method: 'DELETE', path: '/api/admin/users/:id' },
  adminPasswordLink: { method: 'POST', path: '/api/admin/users/:id/password-link' },
  adminSiteRules: { method: 'GET', path: '/api/admin/site-rules' },
  adminSetSiteRules: { method: 'POST', path: '/api/admin/site-rules' },
  adminBroadcasts: { method: 'GET', path: '/api/admin/broadcasts' },
  adminBroadcast: { method: 'POST', path: '/api/admin/broadcasts' },
  adminEndBroadcast: { method: 'DELETE', path: '/api/admin/broadcasts/:id' },
  adminCampaigns: { method: 'GET', path: '/api/admin/campaigns' },
  adminSaveCampaign: { method: 'POST', path: '/api/admin/campaigns' },
  adminDeleteCampaign: { method: 'DELETE', path: '/api/admin/campaigns/:id' },
  adminClientErrors: { method: 'GET', path: '/api/admin/client-errors' },
  adminDeleteClientError: { method: 'DELETE', path: '/api/admin/client-errors/:id' },
  adminOutside: { method: 'GET', path: '/api/admin/outside' },
  adminSetOutside: { method: 'POST', path: '/api/admin/outside/:id' },
  adminActs: { method: 'GET', path: '/api/admin/acts' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'DELETE'; path: `/api/${string}` }>;

export type CallName = keyof typeof calls;

/**
 * The server-sent event stream of broadcast messages; not a plain call, so it stands apart. A browser has it tell of
 * the trips that it has open for change, too: each is asked for by a `trip` of the query.
 */
export const messageStreamPath = '/api/message';

/** So many trips are told of on one stream. */
export const mostTripsOnStream = 20;

/** The event stream of one trip under change by several: its versions as they are saved, and who is there. */
export const tripStreamPath = '/api/trip-events/:id';
