import { hash } from 'node:crypto';
import type { Operator } from '@wayfare/contracts/operator-endpoints';
import type { OperatorImage } from '@wayfare/contracts/vocabulary';
import type { FastifyInstance } from 'fastify';
import { noteActs } from './admin/note-acts.ts';
import type { AppNeeds } from './app.ts';
import { settingRepo } from './db/setting.repo.ts';
import type { SendMail } from './identity/send-mail.ts';
import { dressDocument, toldOf } from './operator/dress-document.ts';
import { dressImage } from './operator/dress-image.ts';
import { dressSignIn } from './operator/dress-sign-in.ts';
import { operatorAdminRoutes } from './operator/operator-admin.routes.ts';
import { operatorImageRepo } from './operator/operator-image.repo.ts';
import { type OperatorKeeper, operatorKeeper } from './operator/operator-keeper.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import type { SiteDress } from './site/page-drawer.ts';
import { stylesheetOf } from './site/stylesheet-of.ts';
import type { Work } from './work/work.ts';

/** Who runs the site, for all that shows or sends it. */
export const keepOperator = (app: FastifyInstance, { config, db, now }: AppNeeds, work: Work) =>
  operatorKeeper({
    settings: settingRepo(db),
    images: operatorImageRepo(db),
    config: config.operator,
    dress: (image, bytes) => dressImage(work, image, bytes),
    now,
    log: app.log,
  });

/** The calls about who runs the site, and the sign-in pages in its dress. */
export function addOperator(
  app: FastifyInstance,
  { config, db, now }: AppNeeds,
  keeper: OperatorKeeper,
  work: Work,
) {
  operatorRoutes(app, keeper);
  operatorAdminRoutes(app, {
    keeper,
    dress: (image: OperatorImage, bytes: Buffer) => dressImage(work, image, bytes),
    note: noteActs(db, now),
  });
  dressSignIn(app, {
    current: keeper.current,
    below: ['/idp/', '/auth/'],
    stylesheet: stylesheetOf(config.webDirectory),
  });
}

/** How the pages look at the moment. */
export function siteDress({ current }: OperatorKeeper) {
  let held: { of: Operator; dress: SiteDress } | undefined;
  return async () => {
    const operator = await current();
    if (held?.of === operator) return held.dress;
    const dress: SiteDress = {
      version: hash('sha256', JSON.stringify(operator), 'base64url').slice(0, 10),
      operator: toldOf(operator),
      document: (plain) => dressDocument(plain, operator),
    };
    held = { of: operator, dress };
    return dress;
  };
}

/** Mail under the name of the site, signed with it and, where there is one, with the address to write to. */
export function mailFromSite({ config, sendMail }: AppNeeds, keeper: OperatorKeeper): SendMail | null {
  if (!sendMail) return null;
  return async (mail) => {
    const { name, email } = await keeper.current();
    const lines = [name, config.origin, ...(email === null ? [] : [`Questions: ${email}`])];
    await sendMail({ ...mail, text: `${mail.text}\n\n-- \n${lines.join('\n')}\n`, fromName: name });
  };
}
