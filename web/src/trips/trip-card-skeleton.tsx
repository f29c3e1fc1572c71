import { Skeleton } from '../ui/skeleton.tsx';

/** Stand-ins of the size of trip cards. */
export function TripCardSkeletons({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-[16/9] w-full rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </>
  );
}

/** The grid in which cards of trips and places stand. */
export const cardGridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-6';
