// A single icon by its own file, for which the package ships no types.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentProps, FunctionComponent } from 'react';

  const Icon: FunctionComponent<
    Omit<ComponentProps<'svg'>, 'stroke'> & { size?: string | number; stroke?: string | number }
  >;
  export default Icon;
}
