import { useState } from 'react';
import { Field } from '../ui/field.tsx';
import { useSettledValue } from '../ui/use-settled-value.ts';
import { useUsers } from './admin.queries.ts';
import { AccountRow } from './account-row.tsx';
import { RowList } from './row-list.tsx';

/** The accounts, found by name or address. */
export function AccountsSection() {
  const [typed, setTyped] = useState('');
  const accounts = useUsers(useSettledValue(typed.trim(), 250));
  return (
    <div className="grid gap-5">
      <Field
        label="Find an account"
        placeholder="Name or e-mail"
        type="search"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-md"
      />
      <RowList
        pages={accounts}
        what="The accounts"
        empty="No account is called that."
        keyOf={({ id }) => id}
        Line={AccountRow}
      />
    </div>
  );
}
