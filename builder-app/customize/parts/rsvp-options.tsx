import { ActionIcon, Fieldset, Group, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Controller } from 'react-hook-form';
import { LIMITS } from '#domain/invitation/wedding-data.ts';
import { useInvitationForm } from '../field-context.ts';
import { AddEntry } from './entry-card.tsx';

/** The answers that guests choose from. */
export function RsvpOptions() {
  const { control } = useInvitationForm();
  return (
    <Controller
      name="rsvp.options"
      control={control}
      render={({ field: { value: options, onChange, onBlur } }) => (
        <Fieldset legend="Answers to choose from" variant="unstyled">
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: plain text has no identity of its own
            <Group key={index} gap="xs" mb="xs" wrap="nowrap">
              <TextInput
                aria-label={`Answer ${index + 1}`}
                value={option}
                onBlur={onBlur}
                onChange={(event) => onChange(options.with(index, event.currentTarget.value))}
                flex={1}
              />
              {options.length > 1 && (
                <ActionIcon
                  size="lg"
                  color="red"
                  aria-label={`Remove answer ${index + 1}`}
                  onClick={() => onChange(options.toSpliced(index, 1))}
                >
                  <IconTrash size={18} stroke={1.6} />
                </ActionIcon>
              )}
            </Group>
          ))}
          {options.length < LIMITS.rsvpOptions && (
            <AddEntry label="Add Answer" onAdd={() => onChange([...options, ''])} />
          )}
        </Fieldset>
      )}
    />
  );
}
