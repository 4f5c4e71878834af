import { type FieldPath, useFormContext } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** The invitation's form, from anywhere inside it. */
export const useInvitationForm = () => useFormContext<WeddingData>();

/**
 * What is wrong with a field, once somebody was in it or asked for all that is missing. The form knows
 * it before: it checks every entry of a list when one of them is added, moved or removed.
 */
export function useComplaint(name: FieldPath<WeddingData>): string | undefined {
  const { getFieldState, formState } = useInvitationForm();
  const { error, isTouched } = getFieldState(name, formState);
  return isTouched ? error?.message : undefined;
}
