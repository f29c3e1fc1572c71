/** The words of planning in other languages, each as its English one. Names of places the atlas knows in many languages itself. */
const languages: readonly ReadonlyMap<string, string>[] = [
  'eine=a ein=a einen=a zwei=two drei=three vier=four fünf=five sechs=six sieben=seven acht=eight ' +
    'neun=nine zehn=ten tag=day tage=days tagen=days nacht=night nächte=nights nächten=nights ' +
    'woche=week wochen=weeks wochenende=weekend nach=to im=in und=and für=for mit=with von=from ' +
    'ohne=without ab=from personen=people person=person kinder=children kindern=children kind=child ' +
    'reise=trip januar=january februar=february märz=march mai=may juni=june juli=july ' +
    'oktober=october dezember=december sommer=summer frühling=spring herbst=autumn ich=I wir=we ' +
    'möchte=want möchten=want will=want wollen=want bahn=train zug=train meiner=my meine=my frau=wife ' +
    'mann=husband familie=family uns=us der= dem=',
  'une=a un=a deux=two trois=three quatre=four cinq=five sept=seven huit=eight neuf=nine dix=ten ' +
    'jour=day jours=days nuit=night nuits=nights semaine=week semaines=weeks week-end=weekend à=in ' +
    'au=in en=in et=and pour=for avec=with depuis=from sans=without personnes=people enfants=children ' +
    'enfant=child voyage=trip janvier=january février=february mars=march avril=april mai=may ' +
    'juin=june juillet=july août=august septembre=september octobre=october novembre=november ' +
    'décembre=december été=summer printemps=spring automne=autumn hiver=winter je=I nous=we veux=want ' +
    'voudrais=want voulons=want aller=to_go_to ma=my mon=my femme=wife mari=husband famille=family ' +
    'train=train',
  'una=a un=a dos=two tres=three cuatro=four cinco=five seis=six siete=seven ocho=eight nueve=nine ' +
    'diez=ten día=day días=days dias=days noche=night noches=nights semana=week semanas=weeks a=to ' +
    'en=in y=and para=for con=with desde=from sin=without personas=people niños=children niño=child ' +
    'viaje=trip mi=my enero=january febrero=february marzo=march abril=april mayo=may junio=june ' +
    'julio=july agosto=august septiembre=september octubre=october noviembre=november ' +
    'diciembre=december verano=summer primavera=spring otoño=autumn invierno=winter quiero=I_want ' +
    'queremos=we_want ir=to_go mujer=wife esposa=wife familia=family',
  'una=a un=a due=two tre=three quattro=four cinque=five sei=six sette=seven otto=eight nove=nine ' +
    'dieci=ten giorno=day giorni=days notte=night notti=nights settimana=week settimane=weeks a=in ' +
    'in=in ad=in e=and per=for con=with da=from senza=without persone=people bambini=children ' +
    'bambino=child viaggio=trip gennaio=january febbraio=february marzo=march aprile=april maggio=may ' +
    'giugno=june luglio=july settembre=september ottobre=october dicembre=december estate=summer ' +
    'inverno=winter autunno=autumn voglio=I_want vorrei=I_want vogliamo=we_want andare=to_go mia=my ' +
    'mio=my moglie=wife marito=husband famiglia=family',
  'uma=a um=a dois=two duas=two três=three quatro=four cinco=five seis=six sete=seven oito=eight ' +
    'nove=nine dez=ten dia=day dias=days noite=night noites=nights semana=week semanas=weeks em=in ' +
    'e=and para=for com=with de=from sem=without pessoas=people crianças=children viagem=trip ' +
    'janeiro=january maio=may fevereiro=february março=march abril=april junho=june julho=july ' +
    'agosto=august setembro=september outubro=october novembro=november dezembro=december ' +
    'verão=summer quero=I_want queremos=we_want ir=to_go minha=my meu=my esposa=wife família=family',
].map(
  (list) =>
    new Map(
      list.split(' ').map((pair) => {
        const [theirs = '', ours = ''] = pair.split('=');
        return [theirs, ours.replaceAll('_', ' ')] as const;
      }),
    ),
);
/** Words of theirs that are English words too tell nothing of the language. */
const either = new Set(
  'a in an on me am ab e y da di de du mars mai will train kind sei due der person ad as'.split(' '),
);
const english =
  /\b(?:the|to|in|for|with|and|we|want|days|nights|week|from|of|trip|please|is|are|what|my|add|make|skip|how)\b/giu;
const word = /[\p{L}\p{M}]+(?:-[\p{L}]+)*/gu;
/** "3 Tage": a number with a word of theirs for a time is sign enough. */
const timesOf = (text: string): string[] =>
  [...text.matchAll(/\b\d{1,2} ([\p{L}\p{M}]+)/gu)].flatMap(([, one]) => one?.toLowerCase() ?? []);
const time = /^(?:day|night|week)s?$/;

function inTable(text: string, table: ReadonlyMap<string, string>): string {
  return text.replace(word, (one) => table.get(one.toLowerCase()) ?? one);
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/一(?=[週周日泊])/gu, '1'],
  [/(\d+) ?(?:日間|日间|日|天)/gu, ' $1 days '],
  [/(\d+) ?(?:泊|晚)/gu, ' $1 nights '],
  [/(\d+) ?(?:週間|周|个星期)/gu, ' $1 weeks '],
  [/(\d+) ?(?:人)/gu, ' for $1 people '],
];
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Japanese and Chinese leave no spaces: what stands between the names becomes words. */
function fromSigns(text: string): string {
  let result = text.replace(
    /(\d{1,2})月/gu,
    (all, month: string) => ` in ${months[Number(month) - 1] ?? all} `,
  );
  for (const [pattern, plain] of signs) result = result.replace(pattern, plain);
  return result
    .replace(/行きたい(?:です)?|旅行(?:したい)?(?:です)?|想去|我们|我想|去|玩|游|したい|たい/gu, ' trip ')
    .replace(/と|和|、|，/gu, ' and ')
    .replace(/[にへでのをがは。！]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A message in another language, its words of planning made English; an English one as it is. */
export function inEnglish(text: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text)) return fromSigns(text);
  const words = text.match(word) ?? [];
  const own = new Set(words.map((one) => one.toLowerCase()));
  const known = (table: ReadonlyMap<string, string>) =>
    [...own].filter((one) => table.has(one) && !either.has(one)).length;
  const counts = languages.map(known);
  const most = Math.max(...counts);
  const plain = new Set((text.match(english) ?? []).map((one) => one.toLowerCase())).size;
  const timed = languages.find((table) => timesOf(text).some((one) => time.test(table.get(one) ?? '')));
  if (most < 2 && timed !== undefined) return inTable(text, timed);
  if (most < 2 || most <= plain) return text;
  return inTable(text, languages[counts.indexOf(most)]!).replace(/ {2,}/g, ' ').trim();
}
