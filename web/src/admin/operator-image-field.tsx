import type { OperatorImage } from '@wayfare/contracts/vocabulary';
import { limits } from '@wayfare/contracts/limits';
import { Upload } from 'lucide-react';
import { useId } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { type OperatorParts, useRemoveOperatorImage, useSetOperatorImage } from './operator.queries.ts';
import { sayFailure } from './say-failure.ts';

type ImagePart = OperatorParts['images'][number];

const asked: Record<OperatorImage, { label: string; setting: string; says: string; none: string }> = {
  logo: {
    label: 'Logo',
    setting: 'SITE_LOGO',
    says: 'Beside the name on every page, and as the icon in tabs and on phones.',
    none: 'Without one the mark of a sun over two hills is shown.',
  },
  picture: {
    label: 'Picture behind the pages',
    setting: 'SITE_PICTURE',
    says: 'Behind the head of the first page and the lists, and where links to pages without a picture are shared.',
    none: 'Without one a drawn morning over hills is shown.',
  },
};

const types = ['image/png', 'image/jpeg', 'image/webp'];
const most = `${limits.operatorImageBytes / 1024 / 1024} MB`;

const sourceOf = ({ source, image }: ImagePart) => {
  const { setting, none } = asked[image];
  if (source === 'admin') return 'Sent here.';
  return source === 'environment' ? `Set by ${setting} where the server runs.` : none;
};

/** An image of the site: seen, sent, taken back. */
export function OperatorImageField({ part }: { part: ImagePart }) {
  const { label, says } = asked[part.image];
  const id = useId();
  const send = useSetOperatorImage();
  const remove = useRemoveOperatorImage();
  const onFile = (file: File | undefined) => {
    if (!file) return;
    if (file.size > limits.operatorImageBytes) {
      showToast({ text: `This file has more than ${most}. Save it smaller and send that.` });
      return;
    }
    send.mutate({ image: part.image, file }, { onError: sayFailure });
  };
  return (
    <div className="grid gap-3">
      <h3 id={`${id}-label`} className="text-body font-semibold">
        {label}
      </h3>
      {part.path === null ? null : (
        <img
          src={part.path}
          alt={`${label} as it is shown now`}
          className={
            part.image === 'logo'
              ? 'max-h-16 max-w-60 justify-self-start object-contain'
              : 'aspect-[5/2] w-full max-w-xl rounded-card object-cover'
          }
        />
      )}
      <p className="max-w-prose text-small text-muted">
        {says} {sourceOf(part)} PNG, JPEG or WebP, up to {most}.
      </p>
      <div className="flex flex-wrap gap-2">
        <label
          className={`${buttonClass('secondary')} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-primary`}
        >
          <Upload aria-hidden="true" size={18} />
          {send.isPending ? 'Sending …' : part.source === 'admin' ? 'Replace' : 'Choose a file'}
          <input
            type="file"
            accept={types.join(',')}
            aria-label={`${label}: choose a file`}
            className="sr-only"
            disabled={send.isPending}
            onChange={({ target }) => {
              onFile(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
        {part.source === 'admin' ? (
          <Button
            look="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate(part.image, { onError: sayFailure })}
          >
            Take it away
          </Button>
        ) : null}
      </div>
    </div>
  );
}
