/** The regions that featured trips and guides are filed under. */
export const featuredRegions = [
  'asia',
  'europe',
  'north america',
  'central & south america',
  'oceania',
  'others',
] as const;
export type FeaturedRegion = (typeof featuredRegions)[number];

/**
 * Country codes by featured region. What stands in none is `others`: Africa, the Middle East, Antarctica.
 * The Caucasus, Cyprus and Türkiye are filed under Europe, as most trips there begin; Mexico under North America.
 */
export const countriesByRegion: Readonly<Record<Exclude<FeaturedRegion, 'others'>, string>> = {
  asia: 'af bd bn bt cn hk id in jp kg kh kp kr kz la lk mm mn mo mv my np ph pk sg th tj tl tm tw uz vn io',
  europe:
    'ad al am at ax az ba be bg by ch cy cz de dk ee es fi fo fr gb ge gg gi gr hr hu ie im is it je li lt lu lv ' +
    'mc md me mk mt nl no pl pt ro rs ru se si sj sk sm tr ua va xk',
  'north america': 'bm ca gl mx pm us',
  'central & south america':
    'ag ai ar aw bb bl bo bq br bs bz cl co cr cu cw dm do ec fk gd gf gp gs gt gy hn ht jm kn ky lc mf mq ms ni ' +
    'pa pe pr py sr sv sx tc tt uy vc ve vg vi',
  oceania: 'as au cc ck cx fj fm gu hm ki mh mp nc nf nr nu nz pf pg pn pw sb tk to tv um vu wf ws',
};
