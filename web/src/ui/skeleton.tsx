import { classNames } from './class-names.ts';

/** A grey stand-in of the size of what will come; give it that size by its classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('shimmer rounded-control', className)} />;
}
