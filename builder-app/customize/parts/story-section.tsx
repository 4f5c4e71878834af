import { useFieldArray, useWatch } from 'react-hook-form';
import { isDefaultStorySection } from '#domain/invitation/template-change.ts';
import { LIMITS, type StorySection } from '#domain/invitation/wedding-data.ts';
import { withdrawUndo } from '../../site/undo.tsx';
import { emptyChapter } from '../empty-entries.ts';
import { useInvitationForm } from '../field-context.ts';
import classes from '../form-grid.module.css';
import { FormSection } from '../form-section.tsx';
import { ParagraphField, TextField } from '../text-field.tsx';
import { useRemoval } from '../use-removal.ts';
import { AddEntry, EntryCard, findCard } from './entry-card.tsx';
import { ImageField } from './image-field.tsx';
import { SampleStory } from './sample-story.tsx';

/** Where samples are brought back to: not into the same story in another language. */
const IN_SAMPLE = 'form.sample-story';

export function StorySectionForm() {
  const { control, getValues } = useInvitationForm();
  const chapters = useFieldArray({ control, name: 'story.sections', keyName: 'key' });
  const removeFrom = useRemoval('story.sections', chapters, {
    noun: 'Chapter',
    limit: LIMITS.storySections,
    find: (index) => findCard(`Chapter ${index + 1}`),
  });
  const remove = (index: number) => {
    const isSample = isDefaultStorySection(getValues(`story.sections.${index}`));
    removeFrom(index, isSample ? IN_SAMPLE : 'form');
  };
  const tellAnew = (sample: StorySection[]) => {
    withdrawUndo(IN_SAMPLE);
    chapters.replace(sample);
  };
  const count = chapters.fields.length;
  return (
    <FormSection id="story" hint={<StoryHint />}>
      <SampleStory onChoose={tellAnew} />
      {chapters.fields.map((chapter, index) => (
        <EntryCard
          key={chapter.key}
          title={`Chapter ${index + 1}`}
          onRemove={() => remove(index)}
          onMoveUp={index > 0 ? () => chapters.move(index, index - 1) : undefined}
          onMoveDown={index < count - 1 ? () => chapters.move(index, index + 1) : undefined}
        >
          <div className={classes.pair}>
            <TextField
              name={`story.sections.${index}.title`}
              label="Title"
              placeholder="How We Met"
            />
            <TextField
              name={`story.sections.${index}.date`}
              label="When"
              placeholder="Spring 2021"
            />
          </div>
          <ParagraphField name={`story.sections.${index}.content`} label="Story" minRows={4} />
          <ImageField
            name={`story.sections.${index}.image`}
            subject={`chapter ${index + 1}`}
            ratio="landscape"
            isCompact
          />
        </EntryCard>
      ))}
      <AddEntry
        label="Add Chapter"
        entries="chapters"
        count={count}
        limit={LIMITS.storySections}
        onAdd={() => chapters.append(emptyChapter())}
      />
    </FormSection>
  );
}

/** Watches the story separately, so that a keystroke does not render all chapters again. */
function StoryHint() {
  const { control } = useInvitationForm();
  const hasSample = useWatch({ control, name: 'story.sections' }).some(isDefaultStorySection);
  return (
    <>
      A few short chapters.{' '}
      {hasSample && 'What you see here is a sample until you write your own. '}
      Without chapters, the whole section is left out.
    </>
  );
}
