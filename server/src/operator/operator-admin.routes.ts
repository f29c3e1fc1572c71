import { limits } from '@wayfare/contracts/limits';
import { operatorTexts, type OperatorImage, type OperatorText } from '@wayfare/contracts/vocabulary';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import type { DressedImage } from './dress-image.ts';
import type { OperatorKeeper } from './operator-keeper.ts';

interface OperatorAdminNeeds {
  keeper: OperatorKeeper;
  dress: (image: OperatorImage, bytes: Buffer) => Promise<DressedImage>;
  note: (actor: User, act: string, subject: string) => Promise<unknown>;
}

const called: Record<OperatorText, string> = {
  name: 'the site’s name',
  runBy: 'who runs the site',
  email: 'the address for mail',
  address: 'the postal address',
  imprint: 'the imprint',
};
const imageCalled: Record<OperatorImage, string> = {
  logo: 'the logo',
  picture: 'the picture behind the pages',
};

/** Who runs the site, as admins set it. */
export function operatorAdminRoutes(app: FastifyInstance, { keeper, dress, note }: OperatorAdminNeeds) {
  serve(app, 'adminOperator', keeper.bySource);
  serve(app, 'adminSetOperator', async ({ body, actor }) => {
    await keeper.setTexts(body);
    for (const text of operatorTexts) {
      const value = body[text];
      if (value === undefined) continue;
      const subject = value === null || text === 'imprint' ? called[text] : `${called[text]}: ${value}`;
      await note(actor, value === null ? 'went back to the setting of' : 'set', subject);
    }
    return keeper.bySource();
  });
  void app.register(async (scope) => {
    // An image is what its bytes are; what it was sent as says nothing.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limits.operatorImageBytes },
      (_request, payload, done) => done(null, payload),
    );
    serve(scope, 'adminSetOperatorImage', async ({ params: { image }, actor, request }) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await keeper.setImage(image, await dress(image, bytes));
      await note(actor, 'set', imageCalled[image]);
      return keeper.bySource();
    });
  });
  serve(app, 'adminRemoveOperatorImage', async ({ params: { image }, actor }) => {
    await keeper.removeImage(image);
    await note(actor, 'went back to the setting of', imageCalled[image]);
    return keeper.bySource();
  });
}
