/** How fast and how winding a country's roads are, against those of the United States (both 1). */
export interface CountryRoads {
  speed: number;
  winding: number;
}

/** `CC speed winding`, our own judgement of motorway density, limits, terrain and traffic. */
const table = `
US 1 1|CA .98 1|MX .82 1.03|GT .52 1.1|BZ .7 1.05|SV .62 1.05|HN .6 1.1|NI .65 1.05|CR .55 1.12|PA .78 1.05|CU .7 1|DO .72 1.08|JM .6 1.15
PR .78 1.05|AR .92 1|CL .97 1.05|UY .88 1|BR .8 1.03|PY .75 1|BO .52 1.15|PE .58 1.15|EC .64 1.12|CO .5 1.15|VE .6 1.05|GY .5 1.1|SR .6 1.05
DE 1 1|FR 1.02 1|ES 1.02 1.02|PT 1 1.02|IT .95 1.03|AT .95 1.06|CH .9 1.06|BE .93 1|NL .93 1|LU .97 1|DK .97 1|SE .93 1|FI .9 1.02|NO .7 1.14
IS .85 1.12|GB .86 1.02|IE .92 1.02|PL .92 1|CZ .92 1|SK .88 1.04|HU .97 1|SI 1.02 1.03|HR .95 1.05|RS .9 1.02|BA .66 1.1|ME .6 1.15|AL .66 1.1
MK .82 1.08|XK .75 1.05|GR .9 1.08|BG .84 1.04|RO .74 1.06|MD .66 1.02|UA .75 1|BY .88 1|RU .75 1.03|LT .85 1|LV .8 1|EE .83 1|MT .55 1.1
CY .88 1.05|TR .9 1.04|GE .66 1.08|AM .76 1.1|AZ .78 1.04|IL .86 1|PS .6 1.1|JO .98 1.04|LB .6 1.08|AE 1.02 1|SA 1.02 1|OM 1 1.03|QA .98 1
KW .98 1|BH .9 1|IR .86 1.04|IQ .7 1|EG .84 1|MA .85 1.05|TN .8 1|DZ .78 1.02|ZA .95 1.02|NA .9 1.03|BW .9 1|ZW .72 1.02|ZM .7 1.03|MZ .64 1.03
MW .6 1.03|TZ .55 1.04|KE .58 1.04|UG .52 1.05|RW .5 1.2|BI .48 1.15|ET .5 1.1|GH .56 1.02|NG .52 1.02|SN .66 1.03|CI .62 1.02|CM .5 1.06|MG .42 1.1
LS .6 1.15|SZ .8 1.05|MU .7 1.1|RE .7 1.15|CN .92 1.02|HK .72 1.08|MO .6 1|TW .86 1.04|JP .8 1.05|KR .88 1.04|MN .62 1|TH .8 1.02|MY .9 1.04
SG .75 1.05|VN .64 1.04|KH .62 1.03|LA .5 1.15|MM .55 1.08|PH .48 1.08|ID .5 1.06|BN .8 1.02|TL .4 1.2|IN .58 1.03|NP .34 1.2|BT .34 1.35
BD .4 1.08|LK .48 1.08|PK .66 1.02|KZ .8 1.02|UZ .74 1|KG .6 1.12|TJ .5 1.15|TM .6 1|AU .98 1.02|NZ .8 1.08|FJ .6 1.1|PG .45 1.2`;

const roads = new Map<string, CountryRoads>(
  table
    .trim()
    .split(/[|\n]/)
    .map((row) => {
      const [code = '', speed, winding] = row.split(' ');
      return [code, { speed: Number(speed), winding: Number(winding) }];
    }),
);

const unknown: CountryRoads = { speed: 0.58, winding: 1.06 };

/** The roads of a country (ISO code, upper case); a cautious middle for those we know little of. */
export const countryRoads = (countryCode: string): CountryRoads => roads.get(countryCode) ?? unknown;
