import { useFieldArray } from 'react-hook-form';
import { LIMITS } from '#domain/invitation/wedding-data.ts';
import { emptyChapter } from '../empty-entries.ts';
import { useInvitationForm } from '../field-context.ts';
import classes from '../form-grid.module.css';
import { FormSection } from '../form-section.tsx';
import { ParagraphField, TextField } from '../text-field.tsx';
import { useRemoval } from '../use-removal.ts';
import { AddEntry, EntryCard, findCard } from './entry-card.tsx';
import { ImageField } from './image-field.tsx';
import { SampleStory } from './sample-story.tsx';

export function StorySectionForm() {
  const { control } = useInvitationForm();
  const chapters = useFieldArray({ control, name: 'story.sections', keyName: 'key' });
  const remove = useRemoval('story.sections', chapters, {
    noun: 'Chapter',
    limit: LIMITS.storySections,
    find: (index) => findCard(`Chapter ${index + 1}`),
  });
  const count = chapters.fields.length;
  return (
    <FormSection
      id="story"
      hint="A few short chapters. What you see here is a sample until you write your own. Without chapters, the whole section is left out."
    >
      <SampleStory onChoose={chapters.replace} />
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
