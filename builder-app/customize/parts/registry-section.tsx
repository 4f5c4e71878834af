import { useFieldArray, useWatch } from 'react-hook-form';
import { REGISTRY_KINDS } from '#domain/invitation/registry.ts';
import { LIMITS } from '#domain/invitation/wedding-data.ts';
import { resolveTemplateId } from '#domain/templates/template.ts';
import { emptyLink } from '../empty-entries.ts';
import { useInvitationForm } from '../field-context.ts';
import { OptionalSection } from '../form-section.tsx';
import { ParagraphField, TextField } from '../text-field.tsx';
import { useRemoval } from '../use-removal.ts';
import { AddEntry, EntryCard, findCard } from './entry-card.tsx';

const LABELS = {
  shops: { name: 'Shop or registry', url: 'Link', description: 'Description' },
  banks: { name: 'Bank name', url: 'Link', description: 'Account number' },
} as const;

export function RegistrySection() {
  const { control } = useInvitationForm();
  const links = useFieldArray({ control, name: 'registry.links', keyName: 'key' });
  const template = useWatch({ control, name: 'customizations.selectedTemplate' });
  const labels = LABELS[REGISTRY_KINDS[resolveTemplateId(template)]];
  const remove = useRemoval('registry.links', links, {
    noun: 'Gift',
    limit: LIMITS.registryLinks,
    find: (index) => findCard(`Gift ${index + 1}`),
  });
  const count = links.fields.length;
  return (
    <OptionalSection
      id="registry"
      enabled="registry.enabled"
      switchLabel="Show a gift registry"
      hint="For guests who ask what you would like."
      onTurned={(isOn) => {
        if (isOn && count === 0) links.append(emptyLink(), { shouldFocus: false });
      }}
    >
      {links.fields.map((link, index) => (
        <EntryCard
          key={link.key}
          title={`Gift ${index + 1}`}
          onRemove={count > 1 ? () => remove(index) : undefined}
        >
          <TextField name={`registry.links.${index}.name`} label={labels.name} />
          <TextField
            name={`registry.links.${index}.url`}
            type="url"
            inputMode="url"
            label={labels.url}
            placeholder="https://"
          />
          <ParagraphField
            name={`registry.links.${index}.description`}
            label={labels.description}
            minRows={2}
          />
        </EntryCard>
      ))}
      <AddEntry
        label="Add Link"
        entries="links"
        count={count}
        limit={LIMITS.registryLinks}
        onAdd={() => links.append(emptyLink())}
      />
    </OptionalSection>
  );
}
