import { useOperator } from './operator.ts';

/** The mark of the site: its operator's, or a sun over two hills. */
export function Logo({ size = 36 }: { size?: number }) {
  const { logo } = useOperator();
  if (logo !== null) {
    const height = { height: size, maxWidth: size * 2.5 };
    return <img src={logo} alt="" style={height} className="w-auto shrink-0 object-contain" />;
  }
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="9" fill="var(--blue-600)" />
      <circle cx="21.5" cy="11" r="3.6" fill="oklch(0.91 0.08 75)" />
      <path d="M3 25.5 11 13l5.5 7.6 3.4-4.4L29 25.5z" fill="white" />
      <path d="M11 13l-3.3 5.2 2.6-1.1 2.2 1.8 1.7-1.4z" fill="var(--blue-200)" />
    </svg>
  );
}
