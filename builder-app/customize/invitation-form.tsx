import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type FieldPath, FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { changedFields } from '../autosave/content.ts';
import { withdrawUndo } from '../site/undo.tsx';
import { focusField, sectionAround } from './focus-field.ts';
import { formIssues, invitationResolver } from './form-issues.ts';
import classes from './invitation-form.module.css';
import type { FormSectionId } from './sections.ts';
import { useDebouncedPush } from './use-debounced-push.ts';

export interface InvitationFormProps {
  readonly content: WeddingData;
  /** When it changes, the form shows `content`, whatever it held before. */
  readonly contentKey: number;
  readonly onChange: (content: WeddingData) => void;
  /**
   * Registers a function that makes the form call `onChange` at once if input is pending. Returns
   * one that unregisters it.
   */
  readonly collectFrom: (handOn: () => void) => () => void;
  /** The field to jump to, once for each new object. */
  readonly target: { readonly path: string } | null;
  /** Called with the section that has received the focus. */
  readonly onSection: (section: FormSectionId) => void;
}

/** (spec) Edits an invitation; passes on its content 300 ms after the last change, or on blur. */
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
  useEffect(() => () => withdrawUndo('form'), []);
  const showAnew = useEffectEvent(() => {
    showChanges(form, content);
    push.cancel();
    withdrawUndo('form');
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
          const section = sectionAround(event.target);
          if (section) onSection(section);
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/**
 * Shows other content by setting only what differs: a list that is set gets new rows, and the
 * cursor or a half-typed date would be lost with the old ones.
 */
function showChanges(form: UseFormReturn<WeddingData>, content: WeddingData): void {
  const changes = changedFields(form.getValues(), content);
  if (changes.length === 0) return;
  const set = (path: string, value: unknown) =>
    form.setValue(path as FieldPath<WeddingData>, value as never);
  for (const { path, value } of changes) {
    set(path, value);
    // An entry's fields may be outside its row, as in the picture dialog.
    for (const [index, entry] of Array.isArray(value) ? value.entries() : []) {
      set(`${path}.${index}`, entry);
    }
  }
  void form.trigger(changes.map(({ path }) => path as FieldPath<WeddingData>));
}
