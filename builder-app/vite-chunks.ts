/**
 * How the build is cut into files. Left alone, it makes a file of every style sheet and of every
 * small module that two pages share: a hundred requests for the first screen.
 */
export const chunkGroups = [
  { name: styleGroup, test: /\.module\.css$/ },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    // Style sheets that are no modules stay what vike makes of them.
    name: 'shared',
    test: /\.(?:m?js|tsx?)$/,
    minShareCount: 2,
    // Each page loads what it uses itself, so that guests get nothing of the builder's tools.
    entriesAware: true,
  },
];

/** Screens that are opened together share one style sheet. */
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
