/**
 * How the build is split into files. By default every style sheet, and every small module that two
 * pages share, becomes a file: a hundred requests for the first screen.
 */
export const chunkGroups = [
  { name: styleGroup, test: /\.module\.css$/ },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    // Style sheets other than CSS modules stay as vike splits them.
    name: 'shared',
    test: /\.(?:m?js|tsx?)$/,
    minShareCount: 2,
    // Each page loads only what it uses, so that guests get none of the builder's tools.
    entriesAware: true,
  },
];

/** Screens that are opened together share one style sheet, by folder. */
const STYLES: Readonly<Record<string, string>> = {
  customize: 'form',
  upload: 'form',
  preview: 'form',
  license: 'dialogs',
  purchase: 'dialogs',
  dashboard: 'dashboard',
  lists: 'lists',
  operator: 'operator',
  'mobile-test': 'mobile-test',
  'guest-fallback': 'guest',
  errors: 'errors',
  info: 'info',
  site: 'site',
};

function styleGroup(id: string): string {
  const [, folder = ''] = /builder-app[\\/]([^\\/]+)[\\/]/.exec(id) ?? [];
  return `styles-${STYLES[folder] ?? 'builder'}`;
}
