import { useMemo, useState } from 'react';
import type { AdminLicense } from '#domain/api/admin-licenses.ts';
import { isProviderCode } from '#domain/license/code.ts';
import { LICENSE_FILTERS, type LicenseFilter } from '#domain/license/state.ts';
import { FilterButtons } from '../../lists/filter-buttons.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ListedRecords } from '../listed-records.tsx';
import { deactivateLicense, deleteLicense, listLicenses } from '../operator-calls.ts';
import { SearchField } from '../search-field.tsx';
import { Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useListed } from '../use-listed.ts';
import { useRowChange } from '../use-row-change.ts';
import { ActivateDialog } from './activate-dialog.tsx';
import { CreateLicense } from './create-license.tsx';
import { EditExpiryDialog } from './edit-expiry-dialog.tsx';
import { licenseColumns } from './license-columns.tsx';
import { RemoveInvitationDialog } from './remove-invitation-dialog.tsx';

const LABELS: Record<LicenseFilter, string> = {
  all: 'All',
  unused: 'Unused',
  used: 'Used',
  expired: 'Expired',
};

export function LicensesTab() {
  const [query, setQuery] = useState({ status: 'all' as LicenseFilter, q: '' });
  const [toEdit, setToEdit] = useState<AdminLicense | null>(null);
  const [toDelete, setToDelete] = useState<AdminLicense | null>(null);
  const [toActivate, setToActivate] = useState<AdminLicense | null>(null);
  const [toDeactivate, setToDeactivate] = useState<AdminLicense | null>(null);
  const [toRemove, setToRemove] = useState<AdminLicense | null>(null);
  const columns = useMemo(
    () =>
      licenseColumns({
        onEdit: setToEdit,
        onDelete: setToDelete,
        onActivate: setToActivate,
        onDeactivate: setToDeactivate,
        onRemoveInvitation: setToRemove,
      }),
    [],
  );
  const list = useListed({
    name: 'licenses',
    query,
    load: listLicenses,
    failed: 'Failed to fetch licenses',
  });
  const rows = useRowChange<AdminLicense>('licenses');
  const remove = useAction({
    perform: ({ id }: AdminLicense) => deleteLicense(id),
    success: () => 'License deleted successfully',
    failed: 'Failed to delete license',
    onDone: (_, { id }) => {
      rows.drop(id);
      setToDelete(null);
    },
  });
  const deactivate = useAction({
    perform: ({ licenseCode, lemonsqueezy_instance_id: instanceId }: AdminLicense) =>
      deactivateLicense(licenseCode, instanceId ?? ''),
    success: () => 'License deactivated successfully',
    failed: 'Failed to deactivate license',
    onDone: ({ license }) => {
      rows.put(license);
      setToDeactivate(null);
    },
  });
  return (
    <>
      <CreateLicense />
      <Section title="Licenses">
        <ListedRecords
          what="licenses"
          list={list}
          columns={columns}
          empty={query.q || query.status !== 'all' ? 'No license matches.' : 'No licenses yet.'}
          tools={
            <>
              <FilterButtons
                label="Show licenses"
                options={LICENSE_FILTERS.map((value) => ({ value, label: LABELS[value] }))}
                value={query.status}
                onChange={(status) => setQuery({ ...query, status })}
              />
              <SearchField
                label="Search licenses"
                placeholder="Code, page, payment or e-mail"
                onSearch={(q) => setQuery((now) => ({ ...now, q }))}
              />
            </>
          }
        />
      </Section>
      <EditExpiryDialog license={toEdit} onClose={() => setToEdit(null)} />
      <ActivateDialog license={toActivate} onClose={() => setToActivate(null)} />
      <RemoveInvitationDialog license={toRemove} onClose={() => setToRemove(null)} />
      <ConfirmDialog
        of={toDeactivate}
        title="Deactivate this license?"
        verb="Deactivate"
        action={deactivate}
        onClose={() => setToDeactivate(null)}
      >
        {toDeactivate?.isUsed
          ? 'The provider releases the activation. The invitation and its links stay.'
          : 'The provider releases the activation, and the license cannot be used until it is activated again.'}{' '}
        License <strong>{toDeactivate?.licenseCode}</strong>.
      </ConfirmDialog>
      <ConfirmDialog
        of={toDelete}
        title="Delete this license?"
        verb="Delete"
        action={remove}
        onClose={() => setToDelete(null)}
      >
        <strong>{toDelete?.licenseCode}</strong>{' '}
        {isProviderCode(toDelete?.licenseCode ?? '')
          ? 'is removed from this list. Disable it in the shop as well: until then its buyer can still use it.'
          : 'can no longer be used. This cannot be undone.'}
      </ConfirmDialog>
    </>
  );
}
