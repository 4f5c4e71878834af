import { Controller } from 'react-hook-form';
import { type Ratio, SingleImage } from '../../upload/single-image.tsx';
import { useInvitationForm } from '../field-context.ts';
import type { TextPath } from '../text-field.tsx';

interface ImageFieldProps {
  readonly name: TextPath;
  readonly subject: string;
  readonly ratio: Ratio;
  readonly isCompact?: boolean;
}

/** A field of the form that holds one picture. */
export function ImageField({ name, ...place }: ImageFieldProps) {
  const { control } = useInvitationForm();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => <SingleImage {...place} url={field.value} onChange={field.onChange} />}
    />
  );
}
