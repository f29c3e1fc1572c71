import fastifyCookie from '@fastify/cookie';
import { type Assistant, createAssistant, type Elsewhere } from '@wayfare/assistant';
import { limits } from '@wayfare/contracts/limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { noteActs } from './admin/note-acts.ts';
import { providersUnder } from './accounts/providers-under.ts';
import { addFiles } from './add-files.ts';
import { addOperator, keepOperator, mailFromSite } from './add-operator.ts';
import { addOutside } from './add-outside.ts';
import { addPages } from './add-pages.ts';
import { addPictures } from './add-pictures.ts';
import { addPlaces } from './add-places.ts';
import { addPeople, type People } from './add-people.ts';
import { addBackups } from './add-backups.ts';
import { addGate, addRunning, type Upkeep } from './add-running.ts';
import { answersOfToday } from './chat/answers-of-today.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { subscriptionRepo } from './calendar/subscription.repo.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { chatChangeRepo } from './chat/chat-change.repo.ts';
import { chatSendRepo } from './chat/chat-send.repo.ts';
import { conversationRepo } from './chat/conversation.repo.ts';
import { modelBudget } from './chat/model-budget.ts';
import { modelUsageRepo } from './chat/model-usage.repo.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';
import { shrinkDatabase } from './db/sqlite/sqlite-dialect.ts';
import { importRoutes } from './imports/import.routes.ts';
import { exportRoutes } from './exports/export.routes.ts';
import { answerError } from './http/answer-error.ts';
import { closeAnswered } from './http/close-answered.ts';
import { type CostLimit, costLimit } from './http/cost-limit.ts';
import { entityTags } from './http/entity-tags.ts';
import { readJsonBodies } from './http/json-body.ts';
import { refuseNullInAddress } from './http/null-characters.ts';
import { ownOrigin, settleOnOneOrigin } from './http/own-origin.ts';
import { refuseOtherSites } from './http/same-origin.ts';
import { visitorCookie } from './http/visitor-cookie.ts';
import type { OperatorKeeper } from './operator/operator-keeper.ts';
import { answerUnread, refuseUnusual } from './http/answer-unread.ts';
import { trustProxyOption } from './http/trust-proxy-option.ts';
import { requestIds } from './http/request-ids.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { SendMail } from './identity/send-mail.ts';
import { liveHub } from './sharing/live-hub.ts';
import { presenceRepo } from './sharing/presence.repo.ts';
import { liveRoutes } from './sharing/live.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { ticketRepo } from './sharing/ticket.repo.ts';
import { docsRoutes } from './site/docs.routes.ts';
import { healthRoutes } from './site/health.routes.ts';
import { housekeeping } from './site/housekeeping.ts';
import { restWhenQuiet } from './site/rest.ts';
import { countDays } from './telemetry/count-days.ts';
import { dayCountRepo } from './telemetry/day-count.repo.ts';
import type { World } from './places/open-world.ts';
import { ecbRates } from './outside/ecb-rates.ts';
import { openMeteo } from './outside/open-meteo.ts';
import type { Outside } from './outside/open-door.ts';
import { weatherRoutes } from './planning/weather.routes.ts';
import { planningRoutes } from './planning/planning.routes.ts';
import { guideChanges } from './places/guide-changes.ts';
import { lookUpNames } from './places/look-up-names.ts';
import { featuredAddresses } from './trips/featured-addresses.ts';
import { tripRepo } from './trips/trip.repo.ts';
import { tripRoutes } from './trips/trip.routes.ts';
import { versionRepo } from './trips/version.repo.ts';
import type { Work } from './work/work.ts';
import { workPool } from './work/work-pool.ts';

/** A deleted trip can be restored for a quarter of an hour; a little later it is really gone. */
const deletedTripsMs = 3_600_000;
/** For a month the assistant can be asked to take a change back. */
const changesMs = 30 * 86_400_000;

/** What the server is made of; the world is opened at the first question, so that an idle server stays small. */
export interface AppNeeds extends World {
  config: Config;
  db: Database;
  now: () => number;
  sendMail: SendMail | null;
}

/** Where dear work is done, and who may have how much of it. */
export interface DearWork {
  work: Work;
  cost: CostLimit;
}

/** The server before any feature: how requests are read, guarded and answered. */
async function bareServer({ config }: AppNeeds) {
  const secure = config.origin.startsWith('https:');
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(config.trustProxy),
    bodyLimit: limits.smallBodyBytes,
    // Whoever sends a request drop by drop holds a connection no longer than that.
    requestTimeout: 60_000,
    genReqId: requestIds(),
    ...answerUnread(secure),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  });
  app.setErrorHandler(answerError);
  closeAnswered(app);
  readJsonBodies(app);
  await app.register(fastifyCookie);
  entityTags(app);
  securityHeaders(app, secure);
  refuseUnusual(app, secure);
  const originOf = ownOrigin(config);
  settleOnOneOrigin(app, config, originOf);
  app.addHook('onRequest', refuseOtherSites(originOf));
  app.addHook('onRequest', refuseNullInAddress);
  return app;
}

function addTrips(
  app: FastifyInstance,
  needs: AppNeeds,
  parts: DearWork & People['streamSessions'] & { operator: OperatorKeeper },
) {
  const { config, db, now, atlas } = needs;
  const { work, cost, sessionOf, sessionsValid, operator } = parts;
  const trips = tripRepo(db, config.site.room);
  const tickets = ticketRepo(db);
  const grantOf = (tripId: string, ticket: string) => tickets.grantOf(tripId, ticket, now());
  const hub = liveHub({ presence: presenceRepo(db), tickets, sessionsValid, now, log: app.log });
  importRoutes(app, { work, cost });
  exportRoutes(app, { trips, grantOf, work, cost, site: operator.mark, now });
  tripRoutes(app, {
    trips,
    versions: versionRepo(db),
    grantOf,
    onSaved: hub.changed,
    regionOf: (code) => atlas().featuredRegionOf(code),
    noteAct: noteActs(db, now),
    featuredAt: featuredAddresses(trips),
    now,
  });
  const ownerOf = async (id: string) => (await trips.findHead(id))?.ownerId ?? null;
  sharingRoutes(app, { tickets, hub, ownerOf, now });
  const joinTrips = liveRoutes(app, { tickets, hub, ownerOf, sessionOf, now });
  calendarRoutes(app, {
    trips,
    subscriptions: subscriptionRepo(db, config.origin),
    timeZoneAt: (latitude, longitude) => atlas().timeZoneAt(latitude, longitude),
    addressOf: (tripId) => `${config.origin}/calendar-plan/${tripId}`,
    siteName: operator.name,
    now,
  });
  const upkeep: Upkeep = {
    chores: [() => trips.purgeDeleted(now() - deletedTripsMs), hub.purge],
    close: hub.close,
  };
  return { joinTrips, upkeep };
}

/** What a configured language model may use of the assistant's time and money; nothing where none is configured. */
const modelOf = ({ config, db, now }: AppNeeds, log: FastifyBaseLogger) =>
  config.model && {
    settings: config.model,
    budget: modelBudget({ config: config.model, usage: modelUsageRepo(db), now, log }),
  };

/** Where the dear jobs are done: in threads of their own unless the settings say otherwise. */
async function workOf({ config, now, ...world }: AppNeeds): Promise<Work> {
  if (config.planningThreads > 0)
    return workPool({ limits: { threads: config.planningThreads }, shared: world.shared, now });
  // Only who works here reads what the work is done with; the threads read it for themselves.
  const [{ workInline }, { openJobParts }] = await Promise.all([
    import('./work/work.ts'),
    import('./work/jobs.ts'),
  ]);
  return workInline(openJobParts(world, now));
}

/** The assistant: a language model is asked from here; its tools and the embedded engine work where the dear jobs are done. */
function assistantOf(needs: AppNeeds, work: Work, log: FastifyBaseLogger) {
  const { now, atlas, travel } = needs;
  const model = modelOf(needs, log);
  const inThread: Elsewhere['answer'] = (message, emit, signal) =>
    work.run('answer', message, { emit, signal });
  const clock = () => new Date(now());
  const ofToday = answersOfToday(inThread, clock);
  const elsewhere: Elsewhere = {
    // What is said beside a language model is of the moment.
    answer: model ? inThread : ofToday.answer,
    toolWork: (tool, signal) => work.run('toolWork', tool, { signal }),
  };
  const parts = {
    get atlas() {
      return atlas();
    },
    get travel() {
      return travel();
    },
    now: clock,
  };
  const assistant = createAssistant(parts, model, elsewhere);
  return { assistant: () => assistant, letAnswersGo: ofToday.letGo };
}

interface ChatParts {
  assistant: () => Assistant;
  outside: Outside;
  countChat: () => void;
}

function addChat(
  app: FastifyInstance,
  { config, db, now, atlas }: AppNeeds,
  { assistant, work, cost, outside, countChat }: DearWork & ChatParts,
): Upkeep {
  const sends = chatSendRepo(db);
  const changes = chatChangeRepo(db);
  const tickets = ticketRepo(db);
  chatRoutes(app, {
    assistant,
    work,
    cost,
    sends,
    visitorCookie: visitorCookie(config.origin),
    changes,
    lookUp: (names, stops, language) => lookUpNames({ atlas: atlas(), outside, language }, names, stops),
    conversations: conversationRepo(db),
    countChat,
    grantOf: (tripId, ticket) => tickets.grantOf(tripId, ticket, now()),
    now,
  });
  planningRoutes(app, { assistant, work, cost, rates: ecbRates(outside, now), now });
  weatherRoutes(app, openMeteo(outside, now));
  return { chores: [() => sends.purge(now() - limits.chatWindowMs), () => changes.purge(now() - changesMs)] };
}

/** The one place where the server is put together. Listening and closing are the caller's. */
export async function createApp(needs: AppNeeds) {
  const app = await bareServer(needs);
  const work = await workOf(needs);
  const operator = keepOperator(app, needs, work);
  const siteWords = {
    siteName: operator.name,
    shownProviders: async () => providersUnder(await operator.name(), needs.config.providers),
  };
  const people = await addPeople(app, { ...needs, sendMail: mailFromSite(needs, operator), ...siteWords });
  const gate = addGate(app, needs, operator.name);
  addOperator(app, needs, operator, work);
  const counting = countDays(dayCountRepo(needs.db), needs.now, app.log);
  const { assistant, letAnswersGo } = assistantOf(needs, work, app.log);
  const dear = { work, cost: costLimit(needs.now) };
  const { upkeep: outsideUpkeep, ...others } = addOutside(app, needs, counting);
  const { outside } = others;
  const withChanges = { ...needs, guideChanges: guideChanges(needs) };
  addPlaces(app, withChanges, dear, outside);
  const { joinTrips, upkeep } = addTrips(app, needs, { ...dear, ...people.streamSessions, operator });
  const parts = [
    people.upkeep,
    addFiles(app, needs),
    addPictures(app, needs, { ...others, work }),
    outsideUpkeep,
    upkeep,
    addChat(app, needs, { ...dear, assistant, outside, countChat: () => counting.count('chat') }),
    await addRunning(app, needs, { accounts: people.accounts, gate, counting, joinTrips }),
    addBackups(app, needs),
    // The pages are opened last: they ask everything else.
    await addPages(app, withChanges, operator),
  ];
  const keeping = housekeeping(
    parts.flatMap(({ chores }) => chores),
    app.log,
  );
  healthRoutes(app, needs.db);
  const { rest: letDocsGo } = docsRoutes(app, needs.config.origin);
  const resting = restWhenQuiet(app, {
    letGo: [
      needs.letGo,
      work.rest,
      letAnswersGo,
      letDocsGo,
      () => shrinkDatabase(needs.db),
      ...parts.flatMap(({ rest }) => rest ?? []),
    ],
  });
  app.addHook('onListen', () => void keeping.tidy());
  app.addHook('preClose', async () => {
    keeping.close();
    resting.close();
    for (const { close } of parts) await close?.();
  });
  // After the last request was answered.
  app.addHook('onClose', work.close);
  return { app, adminSetupLinks: people.adminSetupLinks };
}
