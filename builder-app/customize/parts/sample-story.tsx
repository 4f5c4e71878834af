import { Group, SegmentedControl, Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { isDefaultStorySection } from '#domain/invitation/template-change.ts';
import type { StorySection } from '#domain/invitation/wedding-data.ts';
import { templateOf } from '#domain/templates/catalogue.ts';
import { unlessUploading } from '../../upload/use-uploads.ts';
import { useInvitationForm } from '../field-context.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** (spec) Chooses the language of the sample story, as long as the story is only that sample. */
export function SampleStory({ onChoose }: { onChoose: (sections: StorySection[]) => void }) {
  const { control } = useInvitationForm();
  const template = useWatch({ control, name: 'customizations.selectedTemplate' });
  const sections = useWatch({ control, name: 'story.sections' });
  const { storySets } = templateOf(template);
  const isSample = sections.length > 0 && sections.every(isDefaultStorySection);
  if (!isSample || storySets.length === 1) return null;
  const shown = storySets.find((set) =>
    set.sections.some(({ title }) => title === sections[0]?.title),
  );
  return (
    <Group gap="sm" mb="md">
      <Text size="sm" id="sample-language">
        Language of the sample
      </Text>
      <SegmentedControl
        aria-labelledby="sample-language"
        data={storySets.map(({ language }) => ({
          value: language,
          label: languageNames.of(language) ?? language,
        }))}
        value={shown?.language ?? ''}
        onChange={(language) => {
          const chosen = storySets.find((set) => set.language === language);
          if (chosen) unlessUploading(() => onChoose(structuredClone(chosen.sections)));
        }}
      />
    </Group>
  );
}
