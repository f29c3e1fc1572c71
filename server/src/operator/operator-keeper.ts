import type { Operator, OperatorBySource } from '@wayfare/contracts/operator-endpoints';
import {
  type OperatorImage,
  operatorImages,
  type OperatorText,
  operatorTexts,
} from '@wayfare/contracts/vocabulary';
import { refreshed } from '../db/refreshed.ts';
import type { SettingRepo } from '../db/setting.repo.ts';
import { type ConfiguredNeeds, configuredImages } from './configured-images.ts';
import type { DressedImage } from './dress-image.ts';
import type { OperatorImageRepo } from './operator-image.repo.ts';

const settingName = 'operator';
/** So much later than an admin's change may another instance still show what stood before. */
const keptMs = 1000;
const usualName = 'Wayfare';

interface KeeperNeeds extends ConfiguredNeeds {
  settings: SettingRepo;
  images: OperatorImageRepo;
  now: () => number;
}

type Texts = Partial<Record<OperatorText, string>>;
/** What admins chose; of an image the tag. */
interface Chosen {
  texts: Texts;
  images: Partial<Record<OperatorImage, string>>;
}

type TextChanges = Partial<Record<OperatorText, string | null | undefined>>;

const nothing: Chosen = { texts: {}, images: {} };

/** The operator as shown: what an admin chose, else what the settings say, else what is usual. */
function showOperator(
  chosen: Chosen,
  config: ConfiguredNeeds['config'],
  tags: Record<OperatorImage, string | null>,
): Operator {
  const text = (name: OperatorText) => chosen.texts[name] ?? config.texts[name] ?? null;
  const { logo, picture } = tags;
  return {
    name: text('name') ?? usualName,
    runBy: text('runBy'),
    email: text('email'),
    address: text('address'),
    imprint: text('imprint'),
    logo: logo && `/brand/${logo}/logo.png`,
    icon: logo && `/brand/${logo}/icon.png`,
    picture: picture && `/brand/${picture}/picture.webp`,
    share: picture && `/brand/${picture}/share.jpg`,
  };
}

const sourceOf = (isChosen: boolean, isConfigured: boolean) =>
  isChosen ? 'admin' : isConfigured ? 'environment' : 'default';

/** Each part with where it comes from. */
function partsOf(chosen: Chosen, config: ConfiguredNeeds['config'], shown: Operator): OperatorBySource {
  const usual: Texts = { name: usualName };
  return {
    texts: operatorTexts.map((text) => ({
      text,
      value: shown[text],
      source: sourceOf(chosen.texts[text] !== undefined, config.texts[text] !== undefined),
      otherwise: config.texts[text] ?? usual[text] ?? null,
    })),
    images: operatorImages.map((image) => ({
      image,
      path: shown[image],
      source: sourceOf(chosen.images[image] !== undefined, config.images[image] !== undefined),
    })),
  };
}

/** The texts after a change; `null` takes the admin's choice back. */
function changeTexts(texts: Texts, changed: TextChanges): Texts {
  const next = { ...texts };
  for (const text of operatorTexts) {
    const value = changed[text];
    if (value === null) delete next[text];
    else if (value !== undefined) next[text] = value;
  }
  return next;
}

/** Who runs the site, for all instances. */
export function operatorKeeper(needs: KeeperNeeds) {
  const { settings, images, config, now } = needs;
  const configured = configuredImages(needs);
  let chosen = nothing;
  let shown: Operator | undefined;

  const tagOf = async (image: OperatorImage) =>
    chosen.images[image] ?? (await configured(image))?.tag ?? null;
  const show = async () =>
    showOperator(chosen, config, { logo: await tagOf('logo'), picture: await tagOf('picture') });
  const read = async () => {
    const written = await settings.read(settingName);
    chosen = written === null ? nothing : { ...nothing, ...(JSON.parse(written) as Partial<Chosen>) };
    const next = await show();
    // What has not changed stays the same one, by which others tell that nothing has.
    if (JSON.stringify(next) !== JSON.stringify(shown)) shown = next;
  };
  const refresh = refreshed(read, { keptMs, now });
  const write = async (change: (before: Chosen) => Chosen) => {
    await read();
    const before = chosen;
    await settings.write(settingName, JSON.stringify(change(before)));
    await read();
    const used = Object.values(chosen.images);
    for (const tag of Object.values(before.images)) if (!used.includes(tag)) await images.remove(tag);
  };

  const content = async (tag: string, form: string) => {
    for (const image of operatorImages) {
      const dressed = await configured(image);
      if (dressed?.tag === tag) return dressed.forms[form] ?? null;
    }
    return images.find(tag, form);
  };
  const current = async (): Promise<Operator> => {
    await refresh();
    return (shown ??= await show());
  };

  return {
    current,
    /** An image in one of its forms, wherever it comes from. */
    content,
    /** The name alone, for sentences. */
    name: async () => (await current()).name,
    /** Name and logo, for documents. */
    mark: async () => {
      const { name } = await current();
      const tag = await tagOf('logo');
      return { name, logo: tag === null ? null : await content(tag, 'logo.png') };
    },
    bySource: async (): Promise<OperatorBySource> => {
      await read();
      return partsOf(chosen, config, shown!);
    },
    setTexts: (changed: TextChanges) =>
      write((before) => ({ ...before, texts: changeTexts(before.texts, changed) })),
    setImage: async (image: OperatorImage, { tag, forms }: DressedImage) => {
      await images.keep(tag, forms);
      await write((before) => ({ ...before, images: { ...before.images, [image]: tag } }));
    },
    removeImage: (image: OperatorImage) =>
      write(({ images: { [image]: _removed, ...others }, texts }) => ({ texts, images: others })),
  };
}
export type OperatorKeeper = ReturnType<typeof operatorKeeper>;
