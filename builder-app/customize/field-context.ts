import { useFormContext } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** The invitation's form, from anywhere inside it. */
export const useInvitationForm = () => useFormContext<WeddingData>();
