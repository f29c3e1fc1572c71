/** The languages that messages are read in, each with weights of its own. */
export type Language = 'en' | 'de';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Small words that every message has some of; what is a word of both says nothing and stands in neither. */
const german =
  listOf(`ich wir du ihr sie uns mich mir der das und oder aber nicht kein keine keinen auch noch schon nur
  ein eine einen einem einer mit ohne für fuer von vom nach ab bei bis zum zur im ist sind sein haben hätten hat wollen zehn brauch braucht brauche darf lohnt bleibt nenn mer merci perfekt fällt möchte möchten
  moechte moechten bitte tag tage tagen nacht nächte naechte woche wochen monat uhr mehr weniger statt lieber gern gerne dann danach dafür
  wie wann wo warum welche welcher welches gibt kann können koennen könnt könntest soll sollen muss müssen raus weg streich streiche verschieb verschiebe
  mach tausch tausche lass füg nimm meine mein unser unsere den dem des zug flug reise ja nein danke kosten kostet wird werden jetzt
  heute morgen abend mittwoch montag dienstag donnerstag freitag samstag sonntag zwei drei vier fünf sechs sieben zehn
  im am um an auf aus über ueber durch gegen zwischen etwas alles viel viele sehr`);
const english =
  listOf(`i we you he she they us me my our the a and or but not no also still only with without for of from to by until at is are be have has
  want would like please day days night nights week weeks month more less fewer instead rather then after before how when where why which
  can could should must need drop remove move swap add make take let put it its this that on in into out up off there here what who
  yes thanks thank trip plan go going flight train cost costs around some any one two three four five six seven ten`);
const letters = /[äöüß]/i;
const SHARED = listOf('in an so was die am man war hat mit bin');

/** The language of a message; English where it is in doubt. */
export function languageOf(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = words.filter((word) => !SHARED.has(word));
  const points = counted.reduce(
    (sum, word) => sum + (german.has(word) ? 1 : 0) - (english.has(word) ? 1 : 0),
    0,
  );
  const isNative = counted.some((word) => letters.test(word) && !english.has(word));
  return points > 0 || (points === 0 && isNative && !counted.some((word) => english.has(word))) ? 'de' : 'en';
}
