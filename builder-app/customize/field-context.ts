import { type FieldPath, useFormContext } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** Returns the invitation's form, to any component inside it. */
export const useInvitationForm = () => useFormContext<WeddingData>();

/**
 * Returns a field's error, but only once the user has left the field or jumped to what is missing.
 * The form may know it earlier: adding, moving or removing an entry validates the whole list.
 */
export function useComplaint(name: FieldPath<WeddingData>): string | undefined {
  const { getFieldState, formState } = useInvitationForm();
  const { error, isTouched } = getFieldState(name, formState);
  return isTouched ? error?.message : undefined;
}
