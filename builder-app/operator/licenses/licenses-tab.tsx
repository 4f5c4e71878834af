import { useState } from 'react';
import type { AdminLicense } from '#domain/api/admin-licenses.ts';
import { isProviderCode } from '#domain/license/code.ts';
import { LICENSE_FILTERS, type LicenseFilter } from '#domain/license/state.ts';
import { FilterButtons } from '../../lists/filter-buttons.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ListedRecords } from '../listed-records.tsx';
import { deactivateLicense, deleteLicense, listLicenses } from '../operator-calls.ts';
import { SearchField } from '../search-field.tsx';
import { Section } from '../section.tsx';
import { useAct } from '../use-act.ts';
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
  const [edited, setEdited] = useState<AdminLicense | null>(null);
  const [doomed, setDoomed] = useState<AdminLicense | null>(null);
  const [activated, setActivated] = useState<AdminLicense | null>(null);
  const [deactivated, setDeactivated] = useState<AdminLicense | null>(null);
  const [taken, setTaken] = useState<AdminLicense | null>(null);
  const list = useListed({
    name: 'licenses',
    query,
    load: listLicenses,
    failed: 'Failed to fetch licenses',
  });
  const rows = useRowChange<AdminLicense>('licenses');
  const remove = useAct({
    perform: ({ id }: AdminLicense) => deleteLicense(id),
    success: () => 'License deleted successfully',
    failed: 'Failed to delete license',
    onDone: (_, { id }) => {
      rows.drop(id);
      setDoomed(null);
    },
  });
  const deactivate = useAct({
    perform: ({ licenseCode, lemonsqueezy_instance_id: instanceId }: AdminLicense) =>
      deactivateLicense(licenseCode, instanceId ?? ''),
    success: () => 'License deactivated successfully',
    failed: 'Failed to deactivate license',
    onDone: ({ license }) => {
      rows.put(license);
      setDeactivated(null);
    },
  });
  return (
    <>
      <CreateLicense />
      <Section title="Licenses">
        <ListedRecords
          what="licenses"
          list={list}
          columns={licenseColumns({
            onEdit: setEdited,
            onDelete: setDoomed,
            onActivate: setActivated,
            onDeactivate: setDeactivated,
            onRemoveInvitation: setTaken,
          })}
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
      <EditExpiryDialog license={edited} onClose={() => setEdited(null)} />
      <ActivateDialog license={activated} onClose={() => setActivated(null)} />
      <RemoveInvitationDialog license={taken} onClose={() => setTaken(null)} />
      <ConfirmDialog
        of={deactivated}
        title="Deactivate this license?"
        verb="Deactivate"
        act={deactivate}
        onClose={() => setDeactivated(null)}
      >
        {deactivated?.isUsed
          ? 'The provider releases the activation. The invitation and its links stay.'
          : 'The provider releases the activation, and the license cannot be used until it is activated again.'}{' '}
        License <strong>{deactivated?.licenseCode}</strong>.
      </ConfirmDialog>
      <ConfirmDialog
        of={doomed}
        title="Delete this license?"
        verb="Delete"
        act={remove}
        onClose={() => setDoomed(null)}
      >
        <strong>{doomed?.licenseCode}</strong>{' '}
        {isProviderCode(doomed?.licenseCode ?? '')
          ? 'is removed from this list. Disable it in the shop as well: until then its buyer can still use it.'
          : 'can no longer be used. This cannot be undone.'}
      </ConfirmDialog>
    </>
  );
}
