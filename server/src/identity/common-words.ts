/**
 * What leaked passwords are commonly made of, from memory: a list of our own. Rows of keys, years, repetitions and digits in
 * the place of letters need no entries.
 */
const written = `
password passwort passwd passcode passphrase pass word motdepasse contrasena senha secret geheim login logon signin welcome
willkommen bienvenue hello hallo hola admin administrator root user guest test tester testing demo default master access system
server computer internet laptop windows google facebook instagram youtube twitter apple microsoft samsung android iphone linkedin
letmein letme iloveyou iloveu loveyou lovely loveme lover love forever always trustno1 trustme changeme change please open sesame
abc abcd qwerty azerty qwertz asdf zxcv monkey dragon tiger lion eagle falcon panther bear wolf horse donkey kitty kitten cat dog
doggy puppy bunny butterfly dolphin spider fish chicken princess prince queen king angel devil heaven jesus christ god allah lucky
star stars moon sun sunshine sunny rainbow summer winter spring autumn fall flower rose lily daisy cherry apple orange banana
lemon cookie chocolate candy sugar honey coffee cheese pepper ginger whisky vodka beer football fussball futbol soccer baseball
basketball hockey tennis golf cricket rugby soccer liverpool chelsea arsenal barcelona madrid juventus bayern yankees cowboys
lakers steelers eagles ferrari mercedes porsche corvette mustang harley honda toyota yamaha superman batman spiderman ironman
starwars skywalker pokemon pikachu naruto matrix hunter killer ninja samurai warrior soldier pirate shadow ghost phantom phoenix
thunder lightning fire water ice snow storm blue red green black white purple yellow silver golden gold diamond money dollar
million rich bitch fuck fucker fuckyou fuckoff shit asshole pussy sexy sex porn hottie baby babe babygirl boy girl mom mommy mother
mama dad daddy father papa brother sister family friend friends best happy birthday home house freedom peace power magic music
guitar piano rock metal michael jordan jennifer jessica ashley amanda daniel david andrew anthony robert thomas charlie george
joshua matthew william james john maria anna laura sarah nicole michelle samantha hannah sophie alexander martin peter london
paris berlin america germany france england india canada mexico brazil spain italy russia china japan january february march april
may june july august september october november december monday tuesday wednesday thursday friday saturday sunday travel trip
holiday vacation wayfare hotel flight my the and for you your me new our one two three first last
`;

export const commonWords: readonly string[] = [...new Set(written.trim().split(/\s+/))];
