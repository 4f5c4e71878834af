import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type FieldPath, FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { changedFields } from '../autosave/content.ts';
import { withdrawUndo } from '../site/undo.tsx';
import { focusField } from './focus-field.ts';
import { formIssues, invitationResolver } from './form-issues.ts';
import classes from './invitation-form.module.css';
import type { FormSectionId } from './sections.ts';
import { useDebouncedPush } from './use-debounced-push.ts';

export interface InvitationFormProps {
  readonly content: WeddingData;
  /** Another value shows `content` anew, whatever the form holds. */
  readonly contentKey: number;
  readonly onChange: (content: WeddingData) => void;
  /** Is given what makes the form call `onChange` at once when it holds something back. */
  readonly collectFrom: (handOn: () => void) => () => void;
  /** The field to go to; each new object does so once. */
  readonly target: { readonly path: string } | null;
  /** The part in which somebody writes. */
  readonly onSection: (section: FormSectionId) => void;
}

/** (spec) A form over an invitation. It hands on what it holds 300 ms after the last change. */
export function InvitationForm({
  content,
  contentKey,
  onChange,
  collectFrom,
  target,
  onSection,
  children,
}: InvitationFormProps & { readonly children: ReactNode }) {
  const form = useForm<WeddingData>({
    defaultValues: content,
    resolver: invitationResolver,
    mode: 'onTouched',
  });
  const shownKey = useRef(contentKey);
  const push = useDebouncedPush(form, onChange);
  useEffect(() => collectFrom(() => push.flush()), [collectFrom, push]);
  useEffect(() => withdrawUndo, []);
  const showAnew = useEffectEvent(() => {
    showChanges(form, content);
    push.cancel();
    withdrawUndo();
  });
  useEffect(() => {
    if (shownKey.current === contentKey) return;
    shownKey.current = contentKey;
    showAnew();
  }, [contentKey]);
  useEffect(() => {
    if (!target) return;
    const faulty = formIssues(form.getValues()).map(({ path }) => path as FieldPath<WeddingData>);
    void form.trigger(faulty, { shouldTouch: true }).then(() => focusField(target.path));
  }, [target, form]);
  return (
    <FormProvider {...form}>
      <form
        className={classes.form}
        noValidate
        aria-label="Customize Your Wedding Invitation"
        onSubmit={(event) => event.preventDefault()}
        onBlur={() => push.flush()}
        onFocus={(event) => {
          const section = event.target.closest<HTMLElement>('[data-form-section]');
          if (section) onSection(section.dataset.formSection as FormSectionId);
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/**
 * Shows other content. What is the same in it is left alone: a list that is set anew gets new rows,
 * and the cursor, or a date that is half typed, would go with the old ones.
 */
function showChanges(form: UseFormReturn<WeddingData>, content: WeddingData): void {
  const changes = changedFields(form.getValues(), content);
  if (changes.length === 0) return;
  const set = (path: string, value: unknown) =>
    form.setValue(path as FieldPath<WeddingData>, value as never);
  for (const { path, value } of changes) {
    set(path, value);
    // Fields of an entry may stand outside its row, as in the dialog of a picture.
    for (const [index, entry] of Array.isArray(value) ? value.entries() : []) {
      set(`${path}.${index}`, entry);
    }
  }
  void form.trigger(changes.map(({ path }) => path as FieldPath<WeddingData>));
}
