import * as React from 'react';

// React's development build captures a stack for each of the first 10,000 elements of every second,
// which only names their owners in its warnings. That takes a tenth of the time of these tests; with
// the count at its end React captures none, and warns as before.
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks?: number }>)[
  name
];
if (internals?.recentlyCreatedOwnerStacks !== undefined) {
  // React sets the count back to 0 every second.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => {},
  });
}
