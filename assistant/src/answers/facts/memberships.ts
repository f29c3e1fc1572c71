import { listed } from '../../read/any-of.ts';

const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Members of the European Union. */
export const eu = codes('at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se');

const efta = 'is li no ch';

/** Countries without checks at the borders between them: Croatia since 2023, Bulgaria and Romania since 2025. */
export const schengen = codes(
  `at be bg hr cz dk ee fi fr de gr hu it lv lt lu mt nl pl pt ro sk si es se ${efta}`,
);

/** Countries that pay in euros: Croatia since 2023, Bulgaria since 2026, and some outside the EU. */
export const euro = codes('at be bg hr cy ee fi fr de gr ie it lv lt lu mt nl pt sk si es ad mc sm va me xk');

/** Whose citizens live and travel freely in all of these countries. */
export const freeMovement = codes(`${[...eu].join(' ')} ${efta}`);

/** Whose citizens visit the Schengen area without a visa (EU regulation 2018/1806, annex II). */
export const freeInSchengen = codes(
  'al ad ag ar au bs bb ba br bn ca cl co cr dm sv ge gd gt hn hk il jp ki xk mo mk my mh mu mx fm md mc me nz ni ' +
    'pw pa py pe kn lc vc ws sm rs sc sg sb kr tw tl to tt tv ua ae gb us uy va ve',
);

/** Whose citizens fly to the United States with an ESTA (the Visa Waiver Program). */
export const waivedInUs = codes(
  'ad au at be bn cl hr cz dk ee fi fr de gr hu is ie il it jp kr lv li lt lu mt mc nl nz no pl pt qa sm sg sk si es se ' +
    'ch tw gb',
);

/** Whose citizens surely need an ETA, and no visa, to visit the United Kingdom. */
export const etaInUk = codes(
  `${[...freeMovement].filter((code) => code !== 'ie').join(' ')} ad ar au bn br ca cl cr hk il jp kr mc mx my nz ` +
    'pa pe py sg sm tw us uy',
);

const byContinent: Readonly<Record<string, ReadonlySet<string>>> = {
  Africa: codes(
    'dz ao bj bw bf bi cm cv cf td km cg cd ci dj eg gq er sz et ga gm gh gn gw ke ls lr ly mg mw ml mr mu yt ma mz na ' +
      'ne ng re rw sh st sn sc sl so za ss sd tz tg tn ug eh zm zw',
  ),
  Asia: codes(
    'af am az bh bd bt bn kh cn ge hk in id ir iq il jp jo kz kw kg la lb mo my mv mn mm np kp om pk ps ph qa sa sg kr ' +
      'lk sy tw tj th tl tm ae uz vn ye',
  ),
  Europe: codes(
    'ax al ad at by be ba bg hr cy cz dk ee fo fi fr de gi gr gg hu is ie im it je xk lv li lt lu mt md mc me nl mk no ' +
      'pl pt ro sm rs sk si es sj se ch ua gb va',
  ),
  'North America': codes(
    'ai ag aw bs bb bz bm bq vg ca ky cr cu cw dm do sv gl gd gp gt ht hn jm mq mx ms ni pa pr bl kn lc mf pm vc sx tt ' +
      'tc us vi',
  ),
  'South America': codes('ar bo br cl co ec fk gf gy py pe sr uy ve'),
  Oceania: codes('as au ck fj pf gu ki mh fm nr nc nz nu nf mp pw pg pn ws sb tk to tv vu wf'),
  Antarctica: codes('aq'),
};

/** Countries that lie on two continents. */
const onTwo: Readonly<Record<string, string>> = {
  ru: 'Europe and Asia',
  tr: 'Europe and Asia',
  ge: 'Europe and Asia',
  az: 'Europe and Asia',
  kz: 'Europe and Asia',
};

/** On which continent a country lies; null where that is not surely known. */
export const continentOf = (code: string): string | null =>
  onTwo[code] ?? Object.entries(byContinent).find(([, members]) => members.has(code))?.[0] ?? null;

const unions = listed('eu, european union, european community, schengen, euro, eurozone, nato');
const parts = listed('area, zone, region, state, states, country, countries');
const union = new RegExp(`\\b(?:the )?(?:${unions})(?: (?:${parts}))?\\b`, 'gi');

/** A text without the names of unions of countries, which are no places. */
export const withoutUnions = (text: string): string => text.replace(union, ' ');
