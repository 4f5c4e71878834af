import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { IconSearch } from '../theme/icons.ts';

const REST_MS = 250;

interface SearchFieldProps {
  /** Accessible name: "Search by code or payment". */
  readonly label: string;
  readonly placeholder: string;
  /** Called once typing has paused. */
  readonly onSearch: (text: string) => void;
}

/** Searches a list on the server. */
export function SearchField({ label, placeholder, onSearch }: SearchFieldProps) {
  const [text, setText] = useState('');
  const search = useDebouncedCallback(onSearch, REST_MS);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} stroke={1.6} />}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        search(value.trim().slice(0, 200));
      }}
      style={{ flex: '1 1 14rem' }}
    />
  );
}
