import { Search } from 'lucide-react';
import { boxClass } from './field.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (typed: string) => void;
  className?: string;
}

/** A box that narrows a list as one types, with a magnifying glass in it. */
export const SearchField = ({ label, placeholder, value, onChange, className = '' }: SearchFieldProps) => (
  <div className={`relative ${className}`}>
    <Search
      aria-hidden="true"
      size={18}
      className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
    />
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${boxClass} pl-10`}
    />
  </div>
);
