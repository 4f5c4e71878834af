import { useFieldArray } from 'react-hook-form';
import { LIMITS } from '#domain/invitation/wedding-data.ts';
import { DateField, TimeField } from '../date-field.tsx';
import { emptyEvent } from '../empty-entries.ts';
import { useInvitationForm } from '../field-context.ts';
import classes from '../form-grid.module.css';
import { FormSection } from '../form-section.tsx';
import { ParagraphField, TextField } from '../text-field.tsx';
import { useRemoval } from '../use-removal.ts';
import { AddEntry, EntryCard, findCard } from './entry-card.tsx';

export function EventsSection() {
  const { control } = useInvitationForm();
  const events = useFieldArray({ control, name: 'wedding.events', keyName: 'key' });
  const remove = useRemoval('wedding.events', events, {
    noun: 'Event',
    limit: LIMITS.events,
    find: (index) => findCard(`Event ${index + 1}`),
  });
  const count = events.fields.length;
  return (
    <FormSection
      id="events"
      hint="The ceremony, the dinner, the brunch afterwards. Times are local to the venue."
    >
      {events.fields.map((event, index) => (
        <EntryCard
          key={event.key}
          title={`Event ${index + 1}`}
          onRemove={count > 1 ? () => remove(index) : undefined}
          onMoveUp={index > 0 ? () => events.move(index, index - 1) : undefined}
          onMoveDown={index < count - 1 ? () => events.move(index, index + 1) : undefined}
        >
          <EventFields index={index} />
        </EntryCard>
      ))}
      <AddEntry
        label="Add Event"
        entries="events"
        count={count}
        limit={LIMITS.events}
        onAdd={() => events.append(emptyEvent())}
      />
    </FormSection>
  );
}

function EventFields({ index }: { readonly index: number }) {
  const { setValue } = useInvitationForm();
  const at = `wedding.events.${index}` as const;
  return (
    <>
      <TextField
        name={`${at}.title`}
        label="Event title"
        placeholder="Wedding Ceremony"
        withAsterisk
      />
      <div className={classes.pair}>
        <DateField name={`${at}.date`} label="Date" withAsterisk />
        <TimeField name={`${at}.time`} label="Time" withAsterisk />
        <TextField
          name={`${at}.venue.name`}
          label="Venue name"
          placeholder="St. Anne's Chapel"
          withAsterisk
        />
        <TextField
          name={`${at}.venue.address`}
          label="Venue address"
          placeholder="12 Orchard Lane, Ashford"
          description="Guests can open it in their maps app."
          withAsterisk
          // Guests' maps follow the coordinates, which would still be those of the address before.
          onTyped={() => setValue(`${at}.venue.coordinates`, undefined)}
        />
      </div>
      <ParagraphField
        name={`${at}.description`}
        label="Description"
        placeholder="Dress code, parking, where to meet"
        minRows={2}
      />
    </>
  );
}
