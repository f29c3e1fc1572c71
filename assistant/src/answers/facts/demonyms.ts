/** What the people of each country are called, one country a line: its code and the words. */
const table = `
af afghan; al albanian; dz algerian; ad andorran; ao angolan; ar argentine argentinian; am armenian; au australian aussie;
at austrian; az azerbaijani azeri; bs bahamian; bh bahraini; bd bangladeshi; bb barbadian bajan; by belarusian; be belgian;
bz belizean; bj beninese; bt bhutanese; bo bolivian; ba bosnian; bw botswanan; br brazilian; bn bruneian; bg bulgarian;
bf burkinabe; bi burundian; kh cambodian; cm cameroonian; ca canadian; cv cape-verdean; td chadian; cl chilean; cn chinese;
co colombian; cg congolese; cr costa-rican; hr croatian croat; cu cuban; cy cypriot; cz czech; dk danish dane; do dominican;
ec ecuadorian; eg egyptian; sv salvadoran; ee estonian; et ethiopian; fj fijian; fi finnish finn; fr french frenchman;
ga gabonese; gm gambian; ge georgian; de german; gh ghanaian; gr greek; gt guatemalan; gn guinean; gy guyanese; ht haitian;
hn honduran; hk hong-kong; hu hungarian; is icelandic icelander; in indian; id indonesian; ir iranian; iq iraqi; ie irish
irishman; il israeli; it italian; ci ivorian; jm jamaican; jp japanese; jo jordanian; kz kazakh kazakhstani; ke kenyan;
xk kosovar kosovan; kw kuwaiti; kg kyrgyz; la laotian lao; lv latvian; lb lebanese; lr liberian; ly libyan; lt lithuanian;
lu luxembourger luxembourgish; mg malagasy; mw malawian; my malaysian; mv maldivian; ml malian; mt maltese; mr mauritanian;
mu mauritian; mx mexican; md moldovan; mc monegasque; mn mongolian; me montenegrin; ma moroccan; mz mozambican; mm burmese;
na namibian; np nepali nepalese; nl dutch dutchman; nz new-zealander kiwi; ni nicaraguan; ne nigerien; ng nigerian; mk
macedonian; no norwegian; om omani; pk pakistani; ps palestinian; pa panamanian; pg papuan; py paraguayan; pe peruvian;
ph filipino filipina philippine; pl polish pole; pt portuguese; qa qatari; ro romanian; ru russian; rw rwandan; ws samoan;
sa saudi; sn senegalese; rs serbian serb; sc seychellois; sg singaporean; sk slovak slovakian; si slovenian slovene; so
somali; za south-african; kr south-korean korean; es spanish spaniard; lk sri-lankan; sd sudanese; sr surinamese; se swedish
swede; ch swiss; sy syrian; tw taiwanese; tj tajik; tz tanzanian; th thai; tg togolese; tt trinidadian; tn tunisian; tr
turkish turk; tm turkmen; ug ugandan; ua ukrainian; ae emirati; gb british briton brit english scottish scot welsh; us
american; uy uruguayan; uz uzbek; ve venezuelan; vn vietnamese; ye yemeni; zm zambian; zw zimbabwean`;

const lines = table.split(';').map((line) => line.trim().split(/\s+/));

const codes: ReadonlyMap<string, string> = new Map(
  lines.flatMap(([code = '', ...words]) =>
    words.map((word): [string, string] => [word.replaceAll('-', ' '), code]),
  ),
);

/** The country whose people are called so, in the singular or plural; null for all other words. */
export const peopleOf = (words: string): string | null =>
  codes.get(words) ?? codes.get(words.replace(/s$/, '')) ?? null;
