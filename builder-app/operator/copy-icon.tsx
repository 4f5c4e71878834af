import { copyText } from '../share/copy-text.ts';
import { IconCopy } from '../theme/icons.ts';
import { RowAction } from './row-action.tsx';
import { COPIED_STAYS_MS, useShowSuccess } from './success.tsx';

interface CopyIconProps {
  readonly text: string;
  /** For screen readers, with what is copied: "Copy AB12-…". */
  readonly label: string;
  readonly success: string;
  readonly hint?: string;
  readonly icon?: typeof IconCopy;
}

export function CopyIcon(props: CopyIconProps) {
  const { text, label, success, hint = 'Copy', icon = IconCopy } = props;
  const showSuccess = useShowSuccess();
  return (
    <RowAction
      label={label}
      hint={hint}
      icon={icon}
      onClick={async () => {
        if (await copyText(text)) showSuccess(success, COPIED_STAYS_MS);
      }}
    />
  );
}
